import { minutes } from '@crm/contract/features/minutes/minutes'
import { recordingLink, recordingMessages, type recordings } from '@crm/contract/features/recordings/recordings'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../../context.ts'
import { mayOpen } from '../../../http/caller/admit.ts'
import { refuse } from '../../../http/refusal.ts'
import { raiseAlarm } from '../../alarms/alarms.service.ts'
import { requireMeeting } from '../../reference/seenMeetings.service.ts'
import { recordingsText } from '../recordings.messages.ts'
import { empNoOf } from '../recordings.policy.ts'
import { lockOwnSession, publishChange } from '../sessions/requireSession.ts'
import { updateSession } from '../sessions/sessions.queries.ts'
import { answerRecording } from '../sessions/sessions.service.ts'
import { clearMeeting, findLinked } from './people.queries.ts'
import { refreshReferences } from './references.ts'

/** Only to a meeting whose minutes the caller may write. */
export const linkRecording = async (ctx: Context, { params, body }: ParsedOf<typeof recordings.link>) => {
  const { id, ms_no: before } = await lockOwnSession(ctx, params.id)
  if (body.ms_no !== null) {
    if (!mayOpen(minutes.create.access, ctx.actor)) return refuse('not_allowed', recordingMessages.notLinkable)
    await requireMeeting(ctx, body.ms_no)
  }
  // The people of the former meeting lose access: their lists are read again as well.
  await publishChange(ctx, id)
  await updateSession(ctx.db, id, { ms_no: body.ms_no })
  if (before !== body.ms_no) await refreshReferences(ctx, before, ctx.actor.emp_no)
  await refreshReferences(ctx, body.ms_no, ctx.actor.emp_no)
  await publishChange(ctx, id)
  return answerRecording(ctx, id)
}

/** Before a meeting is deleted: its recordings stay, and their recorders are told. */
export const unlinkRecordingsOf = async (ctx: Context, ms_no: number) => {
  const linked = await findLinked(ctx.db, ms_no)
  for (const { id } of linked) await publishChange(ctx, id)
  await clearMeeting(ctx.db, ms_no)
  for (const { id, title, emp_no } of linked) {
    if (emp_no === empNoOf(ctx.actor)) continue
    await raiseAlarm(ctx, {
      kind: 'recordings.unlinked',
      toStaff: [emp_no],
      title: recordingsText.unlinked,
      body: title,
      link: recordingLink(id),
      about: `recording:${id}`,
    })
  }
}
