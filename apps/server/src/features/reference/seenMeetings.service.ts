import type { ScopeName } from '@crm/contract/scopes'
import type { Actor, Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import { findMeetingPeople } from './seenMeetings.queries.ts'

/** The screens that show everybody's meetings; whoever may open none of them has the own meetings alone. */
export const everyMeetingScopes = [
  'ScheduleMeeting',
  'ScheduleGuide',
  'ScheduleRecord',
] as const satisfies readonly ScopeName[]

export const seesEveryMeeting = ({ emp_scope }: Pick<Actor, 'emp_scope'>) =>
  everyMeetingScopes.some((scope) => emp_scope.has(scope))

interface People {
  managers: readonly { emp_no: number }[]
  reg_emp_no: number | null
}

/** Who manages or booked a meeting, and those who see all of them. */
export const seesMeeting = (actor: Pick<Actor, 'emp_scope' | 'emp_no'>, { managers, reg_emp_no }: People) =>
  seesEveryMeeting(actor) ||
  (actor.emp_no !== null && (reg_emp_no === actor.emp_no || managers.some(({ emp_no }) => emp_no === actor.emp_no)))

/** Whose meeting it is; undefined when there is none. */
export const peopleOfMeeting = ({ db }: Pick<Context, 'db'>, ms_no: number) => findMeetingPeople(db, ms_no)

/** Whether there is such a meeting for the caller. */
export const canSeeMeeting = async (ctx: Context, ms_no: number) => {
  const { actor } = ctx
  if (actor.gate !== 'open' || actor.user_type !== 'emp') return false
  const people = await peopleOfMeeting(ctx, ms_no)
  return people !== undefined && seesMeeting(actor, people)
}

/** Refuses a meeting that is not there for the caller, alike whether it exists or not. */
export const requireMeeting = async (ctx: Context, ms_no: number) => {
  if (!(await canSeeMeeting(ctx, ms_no))) return refuse('not_found')
}

/** The number to narrow lists by; undefined for those who see every meeting. */
export const seenBy = ({ actor }: Context) => (seesEveryMeeting(actor) ? undefined : (actor.emp_no ?? 0))
