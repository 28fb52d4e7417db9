import { bookingMessages, bookingProblem } from '@crm/contract/booking'
import type { FreeSlot } from '@crm/contract/roomTime'
import { useEffect, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../shared/lib/draft.ts'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import { alert, iconAlert } from '../../shared/ui/dialogs.ts'
import { toast } from '../../shared/ui/toast.ts'
import { useUser } from '../auth/auth.api.ts'
import { bookingText as text } from './booking.messages.ts'
import { at, type BookingValues, bodyOf, emptyBooking, fieldsOf } from './bookingForm.ts'
import { useBookMeeting } from './meetings.api.ts'

const draftKey = 'meeting.booking'
const draftPause = 300

interface Options {
  initial: Partial<BookingValues> | undefined
  onBooked: (ms_no: number) => void
}

/** The state of the booking panel: what is filled in, what is wrong with it, what is free instead. */
export const useBooking = ({ initial, onBooked }: Options) => {
  const emp_no = useUser()?.emp_no
  const [clean] = useState(() => ({ ...emptyBooking(emp_no), ...initial }))
  // A booking for something particular begins with that, not with what was left lying elsewhere.
  const [draft] = useState(() => (initial ? null : readDraft<BookingValues>(draftKey)))
  const [values, setValues] = useState<BookingValues>({ ...clean, ...draft })
  const [restored, setRestored] = useState(draft !== null)
  const [free, setFree] = useState<FreeSlot[] | null>(null)
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(clean)

  useEffect(() => {
    if (initial || !isUnsaved) return
    const timer = setTimeout(() => writeDraft(draftKey, values), draftPause)
    return () => clearTimeout(timer)
  }, [initial, isUnsaved, values])

  const book = useBookMeeting({
    quiet: true,
    onDone: ({ query, free: slots, busy }) => {
      const [meeting] = query
      if (!meeting) return setFree(slots)
      if (!initial) dropDraft(draftKey)
      setValues(clean)
      toast.success(bookingMessages.added)
      if (busy.length) toast.error(busy.map(text.busy).join(' '))
      onBooked(meeting.ms_no)
    },
  })
  useUnsaved(isUnsaved && !book.isPending && !book.isSuccess)

  const send = (chosen: BookingValues) => {
    setFree(null)
    book.mutate(
      { body: bodyOf(chosen) },
      { onError: ({ message }) => iconAlert('danger', { title: bookingMessages.addFailed, description: message }) },
    )
  }

  return {
    values,
    restored,
    free,
    busy: book.isPending,
    change: (change: Partial<BookingValues>) => {
      setFree(null)
      setValues((before) => ({ ...before, ...change }))
    },
    submit: () => {
      const problem = bookingProblem(fieldsOf(values))
      if (problem) alert({ title: problem.message })
      else send(values)
    },
    take: (slot: FreeSlot) => {
      const chosen = at(values, slot)
      setValues(chosen)
      send(chosen)
    },
    discard: () => {
      dropDraft(draftKey)
      setRestored(false)
      setValues(clean)
    },
  }
}
