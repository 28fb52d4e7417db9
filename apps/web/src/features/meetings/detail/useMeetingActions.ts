import { bookingMessages } from '@crm/contract/features/meetings/booking'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import type { FreeSlot } from '@crm/contract/features/meetings/roomTime'
import { messages } from '@crm/contract/messages'
import { useState } from 'react'
import { alert, confirm } from '../../../shared/ui/dialogs.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { sayBusy } from '../booking/sayBusy.ts'
import { useRemoveMeeting, useVisit, useWait } from '../meetings.api.ts'
import { detailText } from '../records/records.messages.ts'
import { sayFailure as onError } from '../sayFailure.ts'

/** What can be done with a meeting that is there, each with its words. */
export const useMeetingActions = (onRemoved?: () => void) => {
  const [free, setFree] = useState<FreeSlot[] | null>(null)
  const quiet = { quiet: true } as const
  const remove = useRemoveMeeting({ ...quiet, done: messages.deleted, onDone: () => onRemoved?.() })
  const visit = useVisit({
    ...quiet,
    onDone: ({ query, free: slots }) => (query.length ? toast.success(messages.changed) : setFree(slots)),
  })
  const wait = useWait({ ...quiet, done: messages.changed })

  return {
    busy: remove.isPending || visit.isPending || wait.isPending,
    /** The room of a cancelled meeting is taken by now: what is free near it. */
    free,
    mark: ({ ms_no }: Meeting, mr_checked: 0 | 1) => {
      visit.mutate({ params: { ms_no }, body: { mr_checked } }, { onError })
    },
    uncancel: ({ ms_no }: Meeting, slot?: FreeSlot) => {
      const elsewhere = slot && { mr_no: slot.mr_no, start_dt: slot.start_dt, end_dt: slot.end_dt }
      setFree(null)
      visit.mutate(
        { params: { ms_no }, body: { mr_checked: 0, ...elsewhere } },
        { onError, onSuccess: ({ busy }) => sayBusy(busy) },
      )
    },
    cancel: async ({ ms_no }: Meeting) => {
      const { cancelAsk, cancelWhat, cancel, keep } = detailText
      const sure = await confirm({ title: cancelAsk, description: cancelWhat, yes: cancel, no: keep, tone: 'danger' })
      if (sure) visit.mutate({ params: { ms_no }, body: { mr_checked: 2 } }, { onError })
    },
    putAside: ({ ms_no }: Meeting) => wait.mutate({ params: { ms_no }, body: { state: 2 } }, { onError }),
    remove: async ({ ms_no, mr_checked }: Meeting) => {
      if (mr_checked === 1) return alert({ title: bookingMessages.visitedStays })
      if (await confirm({ title: bookingMessages.reallyDelete, yes: detailText.remove, tone: 'danger' }))
        remove.mutate({ params: { ms_no } }, { onError })
    },
  }
}
