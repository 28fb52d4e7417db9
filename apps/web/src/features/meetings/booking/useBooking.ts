import {
  type BookingProblem,
  bookingMessages,
  bookingProblem,
  restoreProblem,
} from '@crm/contract/features/meetings/booking'
import type { BookingAnswer, MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import type { FreeSlot } from '@crm/contract/features/meetings/roomTime'
import { messages } from '@crm/contract/messages'
import { useLayoutEffect, useState } from 'react'
import { focusFirstError } from '../../../shared/kit/form/focusFirstError.ts'
import { isSame } from '../../../shared/kit/form/merge.ts'
import { useFormDraft } from '../../../shared/kit/form/useFormDraft.ts'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { useUnsaved } from '../../../shared/lib/unsaved.ts'
import { iconAlert } from '../../../shared/ui/dialogs.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { useBookMeeting, useWait } from '../meetings.api.ts'
import { sayFailure } from '../sayFailure.ts'
import { at, type BookingValues, bodyOf, changeOf, emptyBooking, fieldsOf, valuesOf } from './bookingForm.ts'
import { sayBusy } from './sayBusy.ts'

const draftKey = 'meeting.booking'

/** Sends a new meeting, or what becomes of the one that is there. */
const useSending = (meeting: MeetingDetail | undefined, onDone: (answer: BookingAnswer) => void) => {
  const book = useBookMeeting({ quiet: true, onDone })
  const change = useWait({ quiet: true, onDone })
  return {
    isPending: book.isPending || change.isPending,
    send: (values: BookingValues) => {
      if (meeting) change.mutate({ params: { ms_no: meeting.ms_no }, body: changeOf(values) }, { onError: sayFailure })
      else
        book.mutate(
          { body: bodyOf(values) },
          { onError: ({ message }) => iconAlert('danger', { title: bookingMessages.addFailed, description: message }) },
        )
    },
  }
}

const doneWords = (meeting: MeetingDetail | undefined) => {
  if (!meeting) return bookingMessages.added
  return meeting.state === 2 ? messages.restored : messages.changed
}

interface Options {
  initial: Partial<BookingValues> | undefined
  /** The meeting that comes back or is changed; a new one without it. */
  meeting: MeetingDetail | undefined
  onBooked: () => void
}

/** The state of the booking panel: what is filled in, what is wrong with it, what is free instead. */
export const useBooking = ({ initial, meeting, onBooked }: Options) => {
  const emp_no = useUser()?.emp_no
  const [clean] = useState(() => (meeting ? valuesOf(meeting) : { ...emptyBooking(emp_no), ...initial }))
  // A booking for something particular begins with that, not with what was left lying elsewhere.
  const keepsDraft = !initial && !meeting
  const [values, setValues] = useState<BookingValues>(clean)
  const [restored, setRestored] = useState(false)
  const [free, setFree] = useState<FreeSlot[] | null>(null)
  const [wrong, setWrong] = useState<BookingProblem | null>(null)
  const isUnsaved = !isSame(values, clean)
  const draft = useFormDraft({ key: keepsDraft ? draftKey : undefined, values, notKept: [], isUnsaved })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the panel appears
  useLayoutEffect(() => {
    if (!draft.found) return
    setValues({ ...clean, ...draft.found.values })
    setRestored(true)
  }, [])

  const sending = useSending(meeting, ({ query, free: slots, busy }) => {
    if (!query.length) return setFree(slots)
    draft.drop()
    toast.success(doneWords(meeting))
    sayBusy(busy)
    onBooked()
  })
  useUnsaved(isUnsaved && !sending.isPending, draft.drop)

  const send = (chosen: BookingValues) => {
    setFree(null)
    sending.send(chosen)
  }

  return {
    values,
    restored,
    free,
    busy: sending.isPending,
    wrong,
    change: (change: Partial<BookingValues>) => {
      setFree(null)
      setWrong(null)
      setValues((before) => ({ ...before, ...change }))
    },
    submit: (form: HTMLElement) => {
      const problem = (meeting ? restoreProblem : bookingProblem)(fieldsOf(values))
      setWrong(problem)
      if (problem) focusFirstError(form, [])
      else send(values)
    },
    take: (slot: FreeSlot) => {
      const chosen = at(values, slot)
      setValues(chosen)
      send(chosen)
    },
    discard: () => {
      draft.drop()
      setRestored(false)
      setValues(clean)
    },
  }
}
