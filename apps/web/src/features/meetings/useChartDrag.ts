import { bookingMessages } from '@crm/contract/booking'
import type { DayMeeting } from '@crm/contract/meetingRows'
import { cellCount } from '@crm/contract/roomTime'
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { toast } from '../../shared/ui/toast.ts'
import { type Grip, isSame, shifted, type Target } from './chartMove.ts'
import { useMoveMeeting } from './meetings.api.ts'
import { chartText as text } from './schedule.messages.ts'

interface Drag {
  meeting: DayMeeting
  grip: Grip
  /** Where the pointer began, and how wide a cell is. */
  x: number
  cell: number
  target: Target
}

const roomUnder = (x: number, y: number) => {
  const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane-room]')
  return lane ? Number(lane.dataset.laneRoom) : null
}

/** Drags of one's own meetings: shown at once, kept when the server agrees, sprung back with the reason when not. */
export const useChartDrag = (onOpen: (ms_no: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  /** On its way to the server: stays where it was dropped until the answer is there. */
  const [dropped, setDropped] = useState<{ ms_no: number; target: Target } | null>(null)
  const move = useMoveMeeting({
    onDone: ({ query }) => (query.length ? toast.success(text.moved) : toast.error(bookingMessages.taken)),
  })

  const drop = ({ ms_no }: DayMeeting, target: Target) => {
    const { mr_no, start_dt, end_dt } = target
    setDropped({ ms_no, target })
    move.mutate(
      { params: { ms_no }, body: { start_dt, end_dt, ...(typeof mr_no === 'number' ? { mr_no } : {}) } },
      { onSettled: () => setDropped(null) },
    )
  }

  useEffect(() => {
    if (!drag) return
    const { meeting, grip } = drag
    const follow = (event: globalThis.PointerEvent) => {
      const target = shifted(meeting, grip, Math.round((event.clientX - drag.x) / drag.cell))
      const room = grip === 'move' && typeof meeting.mr_no === 'number' ? roomUnder(event.clientX, event.clientY) : null
      setDrag({ ...drag, target: { ...target, mr_no: room ?? meeting.mr_no } })
    }
    const release = () => {
      setDrag(null)
      if (isSame(drag.target, meeting)) onOpen(meeting.ms_no)
      else drop(meeting, drag.target)
    }
    const giveUp = () => setDrag(null)
    addEventListener('pointermove', follow)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', giveUp)
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', giveUp)
    }
  })

  return {
    /** Where a meeting is shown just now. */
    placeOf: (meeting: DayMeeting): Target => {
      if (drag?.meeting.ms_no === meeting.ms_no) return drag.target
      return dropped?.ms_no === meeting.ms_no ? dropped.target : meeting
    },
    isDragged: ({ ms_no }: DayMeeting) => drag?.meeting.ms_no === ms_no,
    grab: (event: PointerEvent, meeting: DayMeeting, grip: Grip) => {
      const track = (event.target as HTMLElement).closest<HTMLElement>('[data-track]')
      if (event.button !== 0 || !track || move.isPending) return
      event.preventDefault()
      event.stopPropagation()
      const cell = track.getBoundingClientRect().width / cellCount
      setDrag({ meeting, grip, x: event.clientX, cell, target: meeting })
    },
    /** Arrows move by a cell, with Shift they change the end. */
    press: (event: KeyboardEvent, meeting: DayMeeting) => {
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (!direction || move.isPending) return
      event.preventDefault()
      const target = shifted(meeting, event.shiftKey ? 'resize' : 'move', direction)
      if (!isSame(target, meeting)) drop(meeting, target)
    },
  }
}
