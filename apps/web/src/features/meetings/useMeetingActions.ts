import { bookingMessages, restoreProblem } from '@crm/contract/booking'
import type { ApiProblem } from '@crm/contract/kit/client'
import type { Meeting } from '@crm/contract/meetingRows'
import { messages } from '@crm/contract/messages'
import type { FreeSlot } from '@crm/contract/roomTime'
import { useState } from 'react'
import { alert, confirm } from '../../shared/ui/dialogs.ts'
import { toast } from '../../shared/ui/toast.ts'
import { useRemoveMeeting, useVisit, useWait } from './meetings.api.ts'
import { detailText } from './records.messages.ts'

/** A refusal says why; anything else is only an error. */
const onError = ({ status, message }: ApiProblem) =>
  toast.error(status >= 400 && status < 500 ? message : messages.failed)

/** A waiting meeting as it was, or at a time that is free. */
const restored = (meeting: Meeting, slot?: FreeSlot) => ({
  state: 1 as const,
  ms_managers: meeting.managers.map(({ emp_no }) => emp_no),
  mr_no: slot?.mr_no ?? meeting.mr_no,
  start_dt: slot?.start_dt ?? meeting.start_dt,
  end_dt: slot?.end_dt ?? meeting.end_dt,
  ...(meeting.mr_text ? { mr_text: meeting.mr_text } : {}),
  mr_way: meeting.mr_way,
  mr_type: meeting.mr_type,
  mr_count: meeting.mr_count,
})

/** What can be done with a meeting that is there, each with its words. */
export const useMeetingActions = (onRemoved?: () => void) => {
  const [free, setFree] = useState<FreeSlot[] | null>(null)
  const quiet = { quiet: true } as const
  const remove = useRemoveMeeting({ ...quiet, done: messages.deleted, onDone: () => onRemoved?.() })
  const visit = useVisit({
    ...quiet,
    onDone: ({ query, free: slots }) => (query.length ? toast.success(messages.changed) : setFree(slots)),
  })
  const wait = useWait({
    ...quiet,
    onDone: ({ query, free: slots }) => {
      const [meeting] = query
      if (meeting) toast.success(meeting.state === 2 ? messages.changed : messages.restored)
      else setFree(slots)
    },
  })

  return {
    busy: remove.isPending || visit.isPending || wait.isPending,
    /** The room of the meeting to be restored is taken: what is free near it. */
    free,
    mark: ({ ms_no }: Meeting, mr_checked: Meeting['mr_checked']) => {
      setFree(null)
      visit.mutate({ params: { ms_no }, body: { mr_checked } }, { onError })
    },
    cancel: async ({ ms_no }: Meeting) => {
      const { cancelAsk, cancelWhat, cancel, keep } = detailText
      const sure = await confirm({ title: cancelAsk, description: cancelWhat, yes: cancel, no: keep, tone: 'danger' })
      if (sure) visit.mutate({ params: { ms_no }, body: { mr_checked: 2 } }, { onError })
    },
    putAside: ({ ms_no }: Meeting) => wait.mutate({ params: { ms_no }, body: { state: 2 } }, { onError }),
    restore: (meeting: Meeting, slot?: FreeSlot) => {
      const body = restored(meeting, slot)
      const [ms_dt, start, end] = [body.start_dt.slice(0, 10), body.start_dt.slice(11), body.end_dt.slice(11)]
      const problem = restoreProblem({ ...body, ms_dt, start, end })
      setFree(null)
      if (problem) return alert({ title: problem.message })
      wait.mutate({ params: { ms_no: meeting.ms_no }, body }, { onError })
    },
    remove: async ({ ms_no, mr_checked }: Meeting) => {
      if (mr_checked === 1) return alert({ title: bookingMessages.visitedStays })
      if (await confirm({ title: bookingMessages.reallyDelete, tone: 'danger' }))
        remove.mutate({ params: { ms_no } }, { onError })
    },
  }
}
