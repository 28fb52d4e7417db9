import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { sayDone } from '../../../shared/lib/server/undo.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useNotifyClient } from '../../alimtalk/useNotifyClient.tsx'
import { showBusyManagers } from '../booking/showBusyManagers.ts'
import { useMoveMeeting } from '../meetings.api.ts'
import { chartText as text } from '../schedule/schedule.messages.ts'
import { type Grip, isSame, shifted, type Target } from './chartMove.ts'
import { chartCells } from './dayScale.ts'

interface Drag {
  meeting: DayMeeting
  grip: Grip
  /** Where the pointer began, and how wide a cell is. */
  x: number
  cell: number
  from: Target
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
  const move = useMoveMeeting({})
  const send = useSend()
  const notifyClient = useNotifyClient()

  const lastMove = useRef<Promise<unknown>>(Promise.resolve())

  /** Where a meeting is shown just now. */
  const placeOf = (meeting: DayMeeting): Target => {
    if (drag?.meeting.ms_no === meeting.ms_no) return drag.target
    return dropped?.ms_no === meeting.ms_no ? dropped.target : meeting
  }

  const drop = ({ ms_no }: DayMeeting, target: Target, from: Target) => {
    const here = { ms_no, target }
    const requestTo = ({ mr_no, start_dt, end_dt }: Target) => ({
      params: { ms_no },
      body: { start_dt, end_dt, ...(typeof mr_no === 'number' ? { mr_no } : {}) },
    })
    setDropped(here)
    // One after the other: a hand may be quicker than the line, and the last drop counts.
    lastMove.current = lastMove.current
      .then(() => move.mutateAsync(requestTo(target)))
      .then(({ query, busy }) => {
        const [moved] = query
        if (!moved) return toast.error(bookingMessages.taken)
        sayDone(text.moved, () => send(meetings.move, requestTo(from)), notifyClient(moved))
        showBusyManagers(busy)
      })
      // The reason has been said by then.
      .catch(() => undefined)
      .then(() => setDropped((shown) => (shown === here ? null : shown)))
  }

  useEffect(() => {
    if (!drag) return
    const { meeting, grip, from } = drag
    const targetAt = ({ clientX, clientY }: globalThis.PointerEvent): Target => {
      const target = shifted(from, grip, Math.round((clientX - drag.x) / drag.cell))
      const room = grip === 'move' && typeof from.mr_no === 'number' ? roomUnder(clientX, clientY) : null
      return { ...target, mr_no: room ?? from.mr_no }
    }
    const follow = (event: globalThis.PointerEvent) => setDrag({ ...drag, target: targetAt(event) })
    // Where it is let go, which a quick hand reaches before the last move is drawn.
    const release = (event: globalThis.PointerEvent) => {
      const target = targetAt(event)
      setDrag(null)
      if (isSame(target, from)) onOpen(meeting.ms_no)
      else drop(meeting, target, from)
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
    placeOf,
    isDragged: ({ ms_no }: DayMeeting) => drag?.meeting.ms_no === ms_no,
    grab: (event: PointerEvent, meeting: DayMeeting, grip: Grip) => {
      const track = (event.target as HTMLElement).closest<HTMLElement>('[data-track]')
      if (event.button !== 0 || !track) return
      event.preventDefault()
      event.stopPropagation()
      const cell = track.getBoundingClientRect().width / chartCells
      const from = placeOf(meeting)
      setDrag({ meeting, grip, x: event.clientX, cell, from, target: from })
    },
    /** Arrows move by a cell, with Shift they change the end. */
    press: (event: KeyboardEvent, meeting: DayMeeting) => {
      const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (!direction) return
      event.preventDefault()
      const from = placeOf(meeting)
      const target = shifted(from, event.shiftKey ? 'resize' : 'move', direction)
      if (!isSame(target, from)) drop(meeting, target, from)
    },
  }
}
