import type { Actor } from '../../context.ts'
import type { StoredMeeting } from './booking.queries.ts'

type People = Pick<StoredMeeting, 'ms_managers' | 'reg_emp_no'>

/** A meeting belongs to its managers and to who booked it; one without either belongs to everybody. */
export const isOwn = ({ emp_no }: Pick<Actor, 'emp_no'>, { ms_managers, reg_emp_no }: People) =>
  (emp_no !== null && (ms_managers.includes(emp_no) || reg_emp_no === emp_no)) ||
  (ms_managers.length === 0 && reg_emp_no === null)

/** A visited meeting cannot be moved, cancelled or deleted. */
export const isVisited = ({ mr_checked }: Pick<StoredMeeting, 'mr_checked'>) => mr_checked === 1

export const isCancelled = ({ mr_checked }: Pick<StoredMeeting, 'mr_checked'>) => mr_checked === 2

/** A waiting meeting takes no room until it is restored. */
export const isWaiting = ({ state }: Pick<StoredMeeting, 'state'>) => state === 2
