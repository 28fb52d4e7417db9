import type { Actor } from '../../context.ts'

const projectScopes = ['WorkList', 'WorkListV2', 'MyPageProject']
/** The screens that show everybody's meetings. */
const meetingScopes = ['ScheduleMeeting', 'ScheduleGuide', 'ScheduleRecord']
const minutesScopes = [...meetingScopes, 'MyPageMeeting', ...projectScopes]

const holdsOne = ({ emp_scope }: Actor, scopes: readonly string[]) => scopes.some((scope) => emp_scope.has(scope))

/** Which entries somebody who may see the company is shown: those that they could open as well. */
export const shownTo = (actor: Actor) => ({
  /** Otherwise the meetings that they manage or have booked. */
  allMeetings: holdsOne(actor, meetingScopes),
  minutes: holdsOne(actor, minutesScopes),
  projects: holdsOne(actor, projectScopes),
  emp_no: actor.emp_no,
})
export type Shown = ReturnType<typeof shownTo>

/** A note is changed by who wrote it. */
export const canChangeNote = ({ user_no }: Pick<Actor, 'user_no'>, note: { user_no: number | null }) =>
  note.user_no === user_no
