import { bookingMessages } from '@crm/contract/booking'
import type { FreeSlot } from '@crm/contract/roomTime'
import { Button } from '@mantine/core'
import classes from './BookingPanel.module.css'
import { bookingText as text } from './booking.messages.ts'

interface TakenRoomProps {
  free: FreeSlot[]
  message?: string
  busy?: boolean
  onTake: (slot: FreeSlot) => void
}

/** Somebody was quicker: what is free near it, one click away. */
export const TakenRoom = ({ free, message = bookingMessages.taken, busy = false, onTake }: TakenRoomProps) => (
  <div className={classes.taken} role="alert">
    <strong>{message}</strong>
    <span>{free.length ? text.freeNear : text.nothingFree}</span>
    <div className={classes.slots}>
      {free.map((slot) => (
        <Button
          key={`${slot.mr_no} ${slot.start_dt}`}
          size="xs"
          variant="default"
          disabled={busy}
          onClick={() => onTake(slot)}
        >
          {text.take(slot.mr_name, slot)}
        </Button>
      ))}
    </div>
  </div>
)
