import type { ScopeName } from '@crm/contract/scopes'
import type { Actor } from '../../context.ts'

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
