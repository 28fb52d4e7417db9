import type { Busy } from '@crm/contract/features/meetings/meetings.rows'
import { bookingText as text } from './booking.messages.ts'

/** A sentence for each of the people who are elsewhere then. */
export const busyWords = (busy: readonly Busy[]) =>
  [...Map.groupBy(busy, ({ emp_no }) => emp_no)].map(([emp_no, spans]) => ({
    emp_no,
    words: text.busy(spans[0]?.emp_name ?? '', spans),
  }))
