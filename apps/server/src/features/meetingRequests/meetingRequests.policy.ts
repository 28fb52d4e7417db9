import type { Actor } from '../../context.ts'

/** Who keeps the schedule sees and answers every request; others those of their own projects and meetings. */
export const keepsSchedule = ({ emp_scope }: Pick<Actor, 'emp_scope'>) => emp_scope.has('ScheduleMeeting')
