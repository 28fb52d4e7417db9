import type { Busy } from '@crm/contract/meetingRows'
import { toast } from '../../shared/ui/toast.ts'
import { bookingText as text } from './booking.messages.ts'

/** Who of the meeting's people is elsewhere then: the meeting stands all the same. */
export const sayBusy = (busy: readonly Busy[]) => {
  if (busy.length) toast.error(busy.map(text.busy).join(' '))
}
