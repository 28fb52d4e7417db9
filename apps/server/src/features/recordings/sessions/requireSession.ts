import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { empNoOf, mayHear } from '../recordings.policy.ts'
import { findHearers, findSession, lockSession, type Session } from './sessions.queries.ts'

/** One that the caller may not hear is not there for them. */
export const requireHeard = async (ctx: Pick<Context, 'db' | 'actor'>, id: number): Promise<Session> => {
  const session = await findSession(ctx.db, id, empNoOf(ctx.actor))
  return session && mayHear(session) ? session : refuse('not_found')
}

/** The same, locked. */
export const lockHeard = async (ctx: Pick<Context, 'db' | 'actor'>, id: number): Promise<Session> => {
  const session = await lockSession(ctx.db, id, empNoOf(ctx.actor))
  return session && mayHear(session) ? session : refuse('not_found')
}

/** The recorder's own, locked; others who may hear it are told whose it is to do. */
export const lockOwn = async (ctx: Pick<Context, 'db' | 'actor'>, id: number): Promise<Session> => {
  const session = await lockHeard(ctx, id)
  return session.is_own ? session : refuse('not_allowed', recordingMessages.recorderOnly)
}

/** Only those who may hear it learn that something changed. */
export const publishChange = async (ctx: Pick<Context, 'db' | 'publish'>, id: number) => {
  for (const user_no of await findHearers(ctx.db, id)) ctx.publish('recordings.changed', user_no)
}
