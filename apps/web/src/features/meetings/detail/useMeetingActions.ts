import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { BookingAnswer, Meeting } from '@crm/contract/features/meetings/meetings.rows'
import type { FreeSlot } from '@crm/contract/features/meetings/roomTime'
import { recordings } from '@crm/contract/features/recordings/recordings'
import { messages } from '@crm/contract/messages'
import { useState } from 'react'
import { koreaNow } from '../../../shared/lib/format/date.ts'
import { call } from '../../../shared/lib/server/api.ts'
import { sayDone } from '../../../shared/lib/server/undo.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { alert, confirm } from '../../../shared/ui/overlay/dialogs.ts'
import type { ToastAction } from '../../../shared/ui/overlay/toast.ts'
import { useNotifyClient } from '../../alimtalk/useNotifyClient.tsx'
import { restoreOf } from '../booking/bookingForm.ts'
import { showBusyManagers } from '../booking/showBusyManagers.ts'
import { useRemoveMeeting, useVisit, useWait } from '../meetings.api.ts'
import { detailText as text } from '../records/records.messages.ts'
import { showMeetingProblem as onError } from '../showMeetingProblem.ts'

/** Taken back only if the room is still free. */
const unlessTaken = ({ query }: BookingAnswer) => {
  if (!query.length) throw new Error(bookingMessages.takenOnRestore)
}

/** Says that it is done, how it is taken back, and what the client may be told. */
const sayChanged = (undo: () => Promise<BookingAnswer>, action?: ToastAction) =>
  sayDone(messages.changed, () => undo().then(unlessTaken), action)

const askVisitedEarly = () => confirm({ title: text.earlyAsk, description: text.earlyWhat, yes: text.visited })
const askCancel = () =>
  confirm({ title: text.cancelAsk, description: text.cancelWhat, yes: text.cancel, no: text.keep, tone: 'danger' })
const askWait = () => confirm({ title: text.waitAsk, description: text.waitWhat, yes: text.wait, tone: 'danger' })

/** Whoever may delete a meeting may hear its recordings, so that none is left out. */
const countRecordings = (ms_no: number) =>
  call(recordings.list, { query: { ms_no, limit: 1 } }).then(
    ({ total }) => total,
    () => 0,
  )

/** What can be done with a meeting that is there, each with its words; what can be taken back says so. */
export const useMeetingActions = (onRemoved?: () => void) => {
  const [free, setFree] = useState<FreeSlot[] | null>(null)
  const send = useSend()
  const notifyClient = useNotifyClient()
  const quiet = { quiet: true } as const
  const remove = useRemoveMeeting({ ...quiet, done: messages.deleted, onDone: () => onRemoved?.() })
  const visit = useVisit(quiet)
  const wait = useWait(quiet)

  const setVisit = (meeting: Meeting, mr_checked: 0 | 1 | 2) => {
    const { ms_no } = meeting
    const undo = () => send(meetings.visit, { params: { ms_no }, body: { mr_checked: meeting.mr_checked } })
    const onSuccess = () => sayChanged(undo, mr_checked === 2 ? notifyClient(meeting) : undefined)
    visit.mutate({ params: { ms_no }, body: { mr_checked } }, { onError, onSuccess })
  }

  return {
    busy: remove.isPending || visit.isPending || wait.isPending,
    /** The room of a cancelled meeting is taken by now: what is free near it. */
    free,
    mark: async (meeting: Meeting, mr_checked: 0 | 1) => {
      const isEarly = mr_checked === 1 && koreaNow() < meeting.start_dt
      if (!isEarly || (await askVisitedEarly())) setVisit(meeting, mr_checked)
    },
    cancel: async (meeting: Meeting) => {
      if (await askCancel()) setVisit(meeting, 2)
    },
    uncancel: ({ ms_no }: Meeting, slot?: FreeSlot) => {
      const elsewhere = slot && { mr_no: slot.mr_no, start_dt: slot.start_dt, end_dt: slot.end_dt }
      setFree(null)
      visit.mutate(
        { params: { ms_no }, body: { mr_checked: 0, ...elsewhere } },
        {
          onError,
          onSuccess: ({ query, free: slots, busy }) => {
            const [back] = query
            const undo = () => send(meetings.visit, { params: { ms_no }, body: { mr_checked: 2 } })
            if (back) sayChanged(undo, notifyClient(back))
            else setFree(slots)
            showBusyManagers(busy)
          },
        },
      )
    },
    putAside: async (meeting: Meeting) => {
      if (!(await askWait())) return
      const { ms_no } = meeting
      const undo = () => send(meetings.wait, { params: { ms_no }, body: restoreOf(meeting) })
      const onSuccess = () => sayChanged(undo, notifyClient(meeting))
      wait.mutate({ params: { ms_no }, body: { state: 2 } }, { onError, onSuccess })
    },
    remove: async ({ ms_no, mr_checked }: Meeting) => {
      if (mr_checked === 1) return alert({ title: bookingMessages.visitedStays })
      const count = await countRecordings(ms_no)
      const words = { title: bookingMessages.reallyDelete, yes: text.remove, tone: 'danger' } as const
      const description = count > 0 ? text.recordingsStay(count) : undefined
      if (await confirm({ ...words, description })) remove.mutate({ params: { ms_no } }, { onError })
    },
  }
}

export type MeetingActions = ReturnType<typeof useMeetingActions>
