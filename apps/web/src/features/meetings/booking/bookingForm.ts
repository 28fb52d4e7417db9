import { type BookingFields, type Elsewhere, type MsWho, placeFor } from '@crm/contract/features/meetings/booking'
import type { meetings } from '@crm/contract/features/meetings/meetings'
import type { Meeting, MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import {
  cellCount,
  cellTime,
  clockOf,
  type FreeSlot,
  minutesOf,
  timeOptions,
} from '@crm/contract/features/meetings/roomTime'
import type { BodyOf, RequestOf } from '@crm/contract/kit/endpoint'
import type { Contact } from '@crm/contract/kit/people'
import { daysAfter, koreaNow } from '../../../shared/lib/format/date.ts'

type Body = BodyOf<typeof meetings.create>

/** What people fill in; the call is made of it at the end. */
export interface BookingValues {
  mr_way: NonNullable<Body['mr_way']> | null
  mr_type: 1 | 2 | 3 | null
  /** The round; of a new meeting the server counts it. */
  mr_count: number | null
  ms_who: MsWho | null
  proj_no: number | null
  client_name: string
  client_contact: Contact[]
  ms_dt: string
  mr_no: number | Elsewhere | null
  mr_text: string
  start: string | null
  end: string | null
  ms_managers: number[]
  mr_comment: string
  /** The client's request that the booking answers. */
  mq_no?: number
}

/** After the last cell of today, the next day. */
const nextBookableDay = () => {
  const now = koreaNow()
  if (now.slice(11) < cellTime(cellCount - 1)) return now.slice(0, 10)
  return daysAfter(now, 1)
}

export const emptyBooking = (emp_no: number | null | undefined): BookingValues => ({
  mr_way: null,
  mr_type: null,
  mr_count: null,
  ms_who: null,
  proj_no: null,
  client_name: '',
  client_contact: [],
  ms_dt: nextBookableDay(),
  mr_no: null,
  mr_text: '',
  start: null,
  end: null,
  ms_managers: emp_no ? [emp_no] : [],
  mr_comment: '',
})

/** Begins on the day that the screen shows, if it is still to come; otherwise with the draft, as other forms do. */
export const bookingOn = (day: string | undefined): { initial?: Partial<BookingValues> } =>
  day && day > koreaNow().slice(0, 10) ? { initial: { ms_dt: day } } : {}

const latest = minutesOf(timeOptions.at(-1) ?? cellTime(cellCount))

/** An hour, until somebody says otherwise; never past what can be chosen. */
export const anHourFrom = (start: string) => ({ start, end: clockOf(Math.min(minutesOf(start) + 60, latest)) })

/** A meeting that is there, as the form has it. */
export const valuesOf = (meeting: MeetingDetail): BookingValues => ({
  mr_way: meeting.mr_way,
  mr_type: meeting.mr_type,
  mr_count: meeting.mr_count,
  ms_who: meeting.ms_who,
  proj_no: meeting.proj_no,
  client_name: meeting.client_name ?? '',
  client_contact: meeting.client_contact,
  ms_dt: meeting.ms_dt,
  mr_no: meeting.mr_no,
  mr_text: meeting.mr_text ?? '',
  start: meeting.start_dt.slice(11),
  end: meeting.end_dt.slice(11),
  ms_managers: meeting.managers.map(({ emp_no }) => emp_no),
  mr_comment: meeting.mr_comment ?? '',
})

export const fieldsOf = (values: BookingValues): BookingFields & Pick<BookingValues, 'mr_count'> => ({
  ...values,
  mr_no: placeFor(values.mr_way, values.mr_no),
})

/** What a new meeting and one that is there have in common. */
const whenAndWhere = ({ mr_way, mr_type, ms_dt, start, end, ...values }: BookingValues) => {
  const mr_no = placeFor(mr_way, values.mr_no)
  return {
    ...(mr_way === null ? {} : { mr_way }),
    ...(mr_type === null ? {} : { mr_type }),
    ms_managers: values.ms_managers,
    start_dt: `${ms_dt} ${start}`,
    end_dt: `${ms_dt} ${end}`,
    ...(mr_no === null ? {} : { mr_no }),
    ...(typeof mr_no === 'string' && values.mr_text.trim() ? { mr_text: values.mr_text } : {}),
  }
}

/** Only what the chosen visitor and place mean something for. */
export const bodyOf = (values: BookingValues): NonNullable<RequestOf<typeof meetings.create>['body']> => {
  const { ms_who, proj_no, client_name, client_contact, mr_comment, mq_no } = values
  return {
    ...whenAndWhere(values),
    ...(ms_who === null ? {} : { ms_who }),
    ...(ms_who === 'client' && proj_no ? { proj_no } : {}),
    ...(ms_who === 'people' ? { client_name, client_contact } : {}),
    ...(mr_comment.trim() ? { mr_comment } : {}),
    ...(mq_no === undefined ? {} : { mq_no }),
  }
}

/** Brings a waiting meeting back, or changes one that stands: who comes stays as it is. */
export const changeOf = (values: BookingValues): NonNullable<RequestOf<typeof meetings.wait>['body']> => ({
  ...whenAndWhere(values),
  state: 1,
  ...(values.mr_count === null ? {} : { mr_count: values.mr_count }),
  mr_comment: values.mr_comment,
})

/** Brings a waiting meeting back as it was; people and comment stay by themselves. */
export const restoreOf = (meeting: Meeting): NonNullable<RequestOf<typeof meetings.wait>['body']> => ({
  state: 1,
  mr_way: meeting.mr_way,
  mr_type: meeting.mr_type,
  mr_count: meeting.mr_count,
  mr_no: meeting.mr_no,
  ...(meeting.mr_text === null ? {} : { mr_text: meeting.mr_text }),
  start_dt: meeting.start_dt,
  end_dt: meeting.end_dt,
})

/** The same meeting at a time and in a room that are free. */
export const movedTo = (values: BookingValues, { mr_no, start_dt, end_dt }: FreeSlot): BookingValues => ({
  ...values,
  mr_no,
  ms_dt: start_dt.slice(0, 10),
  start: start_dt.slice(11),
  end: end_dt.slice(11),
})
