import type { Actor } from '../../context.ts'

/** How the caller stands to a session. */
export interface Standing {
  is_own: boolean
  /** Manages or booked the meeting that it is linked to. */
  is_of_meeting: boolean
  is_shared: boolean
}

/** The recorder, the people of the linked meeting, and whom it is shared with. A wider scope does not help. */
export const mayHear = ({ is_own, is_of_meeting, is_shared }: Standing) => is_own || is_of_meeting || is_shared

/** Words are corrected by those who were there. */
export const mayEditLines = ({ is_own, is_of_meeting }: Omit<Standing, 'is_shared'>) => is_own || is_of_meeting

/** The number under which a member of staff records; nobody else gets as far as this. */
export const empNoOf = ({ emp_no }: Pick<Actor, 'emp_no'>) => emp_no ?? 0
