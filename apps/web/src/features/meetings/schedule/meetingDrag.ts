import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { clockOf, minutesOf } from '@crm/contract/features/meetings/roomTime'
import { type DragEvent, useRef } from 'react'
import { sayDone } from '../../../shared/lib/server/undo.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useNotifyClient } from '../../alimtalk/useNotifyClient.tsx'
import { isOwn } from '../../reference/meetingWords.ts'
import { showBusyManagers } from '../booking/showBusyManagers.ts'
import { useMoveMeeting } from '../meetings.api.ts'
import { chartText } from './schedule.messages.ts'

interface Place {
  day: string
  /** Keeps its hour where none is stated. */
  hour?: string
}

const lastMinute = 24 * 60 - 1

/** The same length on another day, and from another hour on where one is stated; never over midnight. */
export const movedTo = ({ start_dt, end_dt }: Pick<Meeting, 'start_dt' | 'end_dt'>, { day, hour }: Place) => {
  const length = minutesOf(end_dt.slice(11)) - minutesOf(start_dt.slice(11))
  const start = Math.min(minutesOf(hour ?? start_dt.slice(11)), lastMinute - length)
  return { start_dt: `${day} ${clockOf(start)}`, end_dt: `${day} ${clockOf(start + length)}` }
}

/** One's own meetings are dragged onto another day or hour of a calendar; the toast takes it back. */
export const useMeetingDrag = () => {
  const emp_no = useUser()?.emp_no
  const send = useSend()
  const notifyClient = useNotifyClient()
  const dragged = useRef<Meeting | null>(null)
  const move = useMoveMeeting({})

  const drop = (meeting: Meeting, place: Place) => {
    const { ms_no, start_dt, end_dt } = meeting
    const body = movedTo(meeting, place)
    if (body.start_dt === start_dt) return
    const undo = () => send(meetings.move, { params: { ms_no }, body: { start_dt, end_dt } })
    move.mutate(
      { params: { ms_no }, body },
      {
        onSuccess: ({ query, busy }) => {
          const [moved] = query
          if (!moved) return toast.error(bookingMessages.taken)
          sayDone(chartText.moved, undo, notifyClient(moved))
          showBusyManagers(busy)
        },
      },
    )
  }
  const mark = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    event.currentTarget.toggleAttribute('data-over', isOver)
  }

  return {
    /** What a meeting of the calendar needs; nothing where it is not one's own, or is over. */
    source: (meeting: Meeting) =>
      isOwn(meeting, emp_no) && meeting.state === 1 && meeting.mr_checked === 0
        ? {
            draggable: true,
            onDragStart: () => {
              dragged.current = meeting
            },
            onDragEnd: () => {
              dragged.current = null
            },
          }
        : {},
    /** What a day or an hour of it needs. */
    target: (place: Place) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!dragged.current) return
        event.preventDefault()
        mark(event, true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => mark(event, false),
      onDrop: (event: DragEvent<HTMLElement>) => {
        mark(event, false)
        const meeting = dragged.current
        if (!meeting) return
        event.preventDefault()
        drop(meeting, place)
      },
    }),
  }
}

export type MeetingDrag = ReturnType<typeof useMeetingDrag>
