import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { empNoOf, mayHear } from '../recordings.policy.ts'
import { findPeopleWithAccess, findSession, lockSession, type Session } from './sessions.queries.ts'

/** A recording that the caller may not hear is answered as one that does not exist. */
export const requireVisibleSession = async (ctx: Pick<Context, 'db' | 'actor'>, id: number): Promise<Session> => {
  const session = await findSession(ctx.db, id, empNoOf(ctx.actor))
  return session && mayHear(session) ? session : refuse('not_found')
}

/** The same, locked. */
export const lockVisibleSession = async (ctx: Pick<Context, 'db' | 'actor'>, id: number): Promise<Session> => {
  const session = await lockSession(ctx.db, id, empNoOf(ctx.actor))
  return session && mayHear(session) ? session : refuse('not_found')
}

/** The recorder's own, locked; others who may hear it are told that only the recorder may. */
export const lockOwnSession = async (ctx: Pick<Context, 'db' | 'actor'>, id: number): Promise<Session> => {
  const session = await lockVisibleSession(ctx, id)
  return session.is_own ? session : refuse('not_allowed', recordingMessages.recorderOnly)
}

/** Only those who may hear it learn that something changed. */
export const publishChange = async (ctx: Pick<Context, 'db' | 'publish'>, id: number) => {
  for (const user_no of await findPeopleWithAccess(ctx.db, id)) ctx.publish('recordings.changed', user_no)
}
