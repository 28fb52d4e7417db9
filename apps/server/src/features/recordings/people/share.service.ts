import { recordingLink, type recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { page } from '../../../http/answer/answers.ts'
import { refuse, refuseChoice } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { recordingsText } from '../recordings.messages.ts'
import { lockOwnSession, publishChange, requireVisibleSession } from '../sessions/requireSession.ts'
import { answerRecording } from '../sessions/sessions.service.ts'
import { findActiveStaff, findListens, findNameOf, setPeople } from './people.queries.ts'

export const shareRecording = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.share>) => {
  const session = await lockOwnSession(ctx, params.id)
  const chosen = [...new Set(body.emp_nos)].filter((emp_no) => emp_no !== session.emp_no)
  const active = await findActiveStaff(ctx.db, chosen)
  if (active.length < chosen.length) return refuseChoice('emp_nos')
  // Also for those who are taken off the list.
  await publishChange(ctx, session.id)
  const fresh = await setPeople(ctx.db, session.id, active)
  await publishChange(ctx, session.id)
  if (fresh.length)
    await raiseAlarm(ctx, {
      kind: 'recordings.shared',
      toStaff: fresh,
      title: recordingsText.shared(await findNameOf(ctx.db, ctx.actor.user_no)),
      body: session.title,
      link: recordingLink(session.id),
      about: `recording:${session.id}`,
    })
  return answerRecording(ctx, session.id)
}

/** The recorder's alone to see. */
export const listListeners = async (ctx: Context, { params, query }: ParsedOf<typeof recordings.listeners>) => {
  const { is_own } = await requireVisibleSession(ctx, params.id)
  if (!is_own) return refuse('not_allowed')
  return page(await findListens(ctx.db, params.id, query))
}
