import { recordingMessages, recordings } from '@crm/contract/features/recordings/recordings'
import type { RecorderAnswer, RecorderMessage } from '@crm/contract/features/recordings/recordings.socket'
import { problems } from '@crm/contract/problems'
import type { Actor } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Actors } from '../../../http/caller/actors.ts'
import { mayOpen } from '../../../http/caller/admit.ts'
import { setSampleRate } from '../chunks/chunks.queries.ts'
import { recordingsText } from '../recordings.messages.ts'
import { empNoOf } from '../recordings.policy.ts'
import { claimTab, findSession } from '../sessions/sessions.queries.ts'

export type Hello = Extract<RecorderMessage, { type: 'hello' }>
export type Problem = Omit<Extract<RecorderAnswer, { type: 'problem' }>, 'type'>

const notSignedIn: Problem = { code: 'not_signed_in', message: recordingsText.signedOut }
const notFound: Problem = { code: 'not_found', message: problems.not_found.message }

/** Whoever may send sound over HTTP may send it here; somebody who looks at a client's screens may not. */
export const mayRecord = (actor: Actor | null): actor is Actor =>
  actor !== null && actor.gate === 'open' && !actor.viewer_no && mayOpen(recordings.upload.access, actor)

/** Only the recorder writes, from one tab, into a session that has not ended. */
export const admitRecorder = async (db: Db, actors: Actors, hello: Hello): Promise<{ actor: Actor } | Problem> => {
  const actor = await actors.of(hello.token)
  if (!actor) return notSignedIn
  if (!mayRecord(actor)) return { code: 'not_signed_in', message: problems.not_allowed.message }
  const session = await findSession(db, hello.id, empNoOf(actor))
  if (!session?.is_own || session.state !== 'recording') return notFound
  if (session.sample_rate !== null && session.sample_rate !== hello.sample_rate)
    return { code: 'wrong_format', message: recordingMessages.wrongRate }
  if (!(await claimTab(db, hello.id, hello.tab))) return { code: 'other_tab', message: recordingMessages.otherTab }
  if (session.sample_rate === null) await setSampleRate(db, hello.id, hello.sample_rate)
  return { actor }
}

/** While it lives: the session may have ended, or the tab may have been taken over. */
export const recheckRecorder = async (db: Db, actors: Actors, { token, id, tab }: Hello): Promise<Problem | null> => {
  if (!mayRecord(await actors.of(token))) return notSignedIn
  return (await claimTab(db, id, tab)) ? null : { code: 'other_tab', message: recordingMessages.otherTab }
}
