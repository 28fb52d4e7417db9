import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'

/** How somebody came by a seat. */
export const seatSource = labelled({ payment: '결제', membership: '멤버십', staff: '담당자 지급', free: '무료' })

/** Follows from the person, the dates and what was decided; nobody sets it. */
export const seatState = labelled({
  open: '미배정',
  live: '수강 중',
  refunding: '환불 중',
  suspended: '중지',
  over: '만료',
  ended: '종료',
})
export type SeatState = (typeof seatState.values)[number]

/** A seat as staff see it. */
export const SeatRow = z.object({
  cs_no: no(),
  user_no: no().nullable(),
  user_name: z.string().nullable(),
  client_no: no(),
  client_name: z.string(),
  cs_source: seatSource.schema,
  seat_state: seatState.schema,
  /** Won of money and points together. */
  cs_paid: z.int(),
  cs_refunded: z.int(),
  pay_no: no().nullable(),
  /** Paid lectures when it began, and those of them that were opened. */
  lectures: z.int(),
  opened: z.int(),
  opened_dt: dateTime().nullable(),
  /** The last day of the period. */
  last_day: z.string(),
  cs_reason: z.string().nullable(),
  end_reason: z.string().nullable(),
  reg_dt: dateTime(),
})
export type SeatRow = z.output<typeof SeatRow>

/** The list, and its Excel file. */
export const seatColumns = columnsOf<SeatRow>()('cs_no', {
  user_name: { title: '이름', card: 'title', value: ({ user_name }) => user_name ?? seatState.label('open') },
  client_name: { title: '회사명', width: 160, card: 'fact' },
  seat_state: { title: '상태', width: 90, card: 'side', value: (row) => seatState.label(row.seat_state) },
  cs_source: { title: '경로', width: 100, value: (row) => seatSource.label(row.cs_source) },
  opened: { title: '연 차시', width: 90, value: ({ opened, lectures }) => `${opened} / ${lectures}` },
  opened_dt: { title: '첫 수강', kind: 'dateTime', width: 150 },
  last_day: { title: '만료일', kind: 'date', width: 124, card: 'fact' },
  cs_paid: { title: '결제액', kind: 'money', width: 110 },
  cs_refunded: { title: '환불액', kind: 'money', width: 110 },
  reg_dt: { title: '등록일', kind: 'dateTime', width: 150 },
})

/** Somebody of a client company who can be given a seat. */
export const StudentPerson = z.object({ user_no: no(), user_name: z.string(), client_name: z.string() })
export type StudentPerson = z.output<typeof StudentPerson>
