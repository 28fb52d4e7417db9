import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { activeStaff } from '../comments/comments.service.ts'
import { findMeetingPeople } from './meetings.queries.ts'
import { everyMeetingScopes, seesEveryMeeting, seesMeeting } from './seen.policy.ts'

/** Whether there is such a meeting for the caller. */
export const canSeeMeeting = async ({ db, actor }: Context, ms_no: number) => {
  if (actor.gate !== 'open' || actor.user_type !== 'emp') return false
  const people = await findMeetingPeople(db, ms_no)
  return people !== undefined && seesMeeting(actor, people)
}

/** Refuses a meeting that is not there for the caller, alike whether it exists or not. */
export const requireMeeting = async (ctx: Context, ms_no: number) => {
  if (!(await canSeeMeeting(ctx, ms_no))) return refuse('not_found')
}

/** The number to narrow lists by; undefined for those who see every meeting. */
export const seenBy = ({ actor }: Context) => (seesEveryMeeting(actor) ? undefined : (actor.emp_no ?? 0))

/** Those of these members of staff who see the meeting. */
export const staffWhoSee = async (ctx: Context, ms_no: number, emp_nos: number[]) => {
  const people = await findMeetingPeople(ctx.db, ms_no)
  const own = [people?.reg_emp_no, ...(people?.managers ?? []).map(({ emp_no }) => emp_no)]
  const [every, theirs] = [
    await activeStaff(ctx, emp_nos, everyMeetingScopes),
    await activeStaff(
      ctx,
      emp_nos.filter((emp_no) => own.includes(emp_no)),
    ),
  ]
  return [...new Set([...every, ...theirs])]
}
