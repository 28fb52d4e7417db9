import { bookingMessages, bookingProblem, msWho, restoreProblem } from '@crm/contract/features/meetings/booking'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { BookingAnswer, MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import type { FreeSlot } from '@crm/contract/features/meetings/roomTime'
import { messages } from '@crm/contract/messages'
import { useRef, useState } from 'react'
import { useComposedForm } from '../../../shared/kit/form/useRecordForm.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useNotifyClient } from '../../alimtalk/useNotifyClient.tsx'
import { bookingText as text } from './booking.messages.ts'
import { type BookingValues, bodyOf, changeOf, emptyBooking, fieldsOf, movedTo, valuesOf } from './bookingForm.ts'
import { lastChoice, rememberChoice } from './lastChoice.ts'
import { showBusyManagers } from './showBusyManagers.ts'

const draftKey = 'meeting.booking'

const labels = {
  mr_way: text.way,
  mr_type: text.type,
  mr_count: text.count,
  ms_who: text.who,
  proj_no: text.project,
  client_name: text.clientName,
  client_contact: text.clientContact,
  ms_dt: text.date,
  mr_no: text.place,
  mr_text: text.placeText,
  start: text.start,
  end: text.end,
  ms_managers: text.managers,
  mr_comment: text.comment,
}

const doneWords = (meeting: MeetingDetail | undefined) => {
  if (!meeting) return bookingMessages.added
  return meeting.state === 2 ? messages.restored : messages.changed
}

/** Whether the client should be told: the time, place or state has changed; people and comments are internal. */
const isNewsForClient = (before: MeetingDetail, now: MeetingDetail) =>
  (['start_dt', 'end_dt', 'mr_way', 'mr_no', 'mr_text', 'state'] as const).some((field) => before[field] !== now[field])

interface Options {
  initial: Partial<BookingValues> | undefined
  /** The meeting that comes back or is changed; a new one without it. */
  meeting: MeetingDetail | undefined
  /** The names of rooms and people, for those who compare their change with somebody else's. */
  nameOfRoom: (mr_no: number) => string | undefined
  onBooked: () => void
}

/** The state of the booking panel: what is filled in, what is wrong with it, what is free instead. */
export const useBooking = ({ initial, meeting, nameOfRoom, onBooked }: Options) => {
  const emp_no = useUser()?.emp_no
  const notifyClient = useNotifyClient()
  const [clean] = useState(() => ({ ...emptyBooking(emp_no), ...lastChoice(), ...initial }))
  const [free, setFree] = useState<FreeSlot[] | null>(null)
  const answered = useRef<BookingAnswer | null>(null)
  const fields = useRef<HTMLDivElement>(null)

  const state = useComposedForm<BookingValues, MeetingDetail, typeof meetings.create, typeof meetings.wait>({
    create: meetings.create,
    update: meetings.wait,
    record: meeting,
    toValues: (row) => (row ? valuesOf(row) : clean),
    toBody: meeting ? changeOf : bodyOf,
    validate: (values) => {
      const problem = (meeting ? restoreProblem : bookingProblem)(fieldsOf(values))
      return problem ? { [problem.field]: problem.message } : {}
    },
    labels,
    show: {
      mr_way: mrWay.label,
      mr_type: mrType.label,
      ms_who: msWho.label,
      mr_no: (place) => (typeof place === 'number' ? nameOfRoom(place) : text[place]),
      ms_managers: (people) => text.peopleCount(people.length),
    },
    // A booking for something particular begins with that, not with what was left unfinished elsewhere.
    draft: initial || meeting ? undefined : draftKey,
    accepts: (answer) => {
      answered.current = answer
      setFree(answer.query.length ? null : answer.free)
      return answer.query.length > 0
    },
    failed: meeting ? messages.failed : bookingMessages.addFailed,
    done: null,
    onDone: (_, values) => {
      if (!meeting) rememberChoice(values)
      const [changed] = answered.current?.query ?? []
      const isTold = meeting && changed && isNewsForClient(meeting, changed)
      toast.success(doneWords(meeting), { action: isTold ? notifyClient(changed) : undefined })
      showBusyManagers(answered.current?.busy ?? [])
      onBooked()
    },
  })
  const { form } = state

  return {
    state,
    values: form.values,
    /** Stands around the fields, to send the form they are in. */
    fields,
    free,
    errorOf: (field: keyof BookingValues) => form.errors[field],
    change: (change: Partial<BookingValues>) => {
      setFree(null)
      form.setValues(change)
    },
    take: (slot: FreeSlot) => {
      form.setValues(movedTo(form.getValues(), slot))
      setFree(null)
      // With the values that are on screen by then.
      setTimeout(() => fields.current?.closest('form')?.requestSubmit())
    },
  }
}
