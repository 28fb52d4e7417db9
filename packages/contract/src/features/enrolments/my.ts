import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { payMethod, payState } from '../payments/payments.rows.ts'
import { seatSource, seatState } from './enrolments.rows.ts'

/** Where a course of one's own stands: being learned, completed with a certificate, or over. */
export const mySeatKind = labelled({ learning: '수강 중', done: '완료', over: '만료' })

const progress = {
  /** Lectures of the course, and how many of them the person has finished. */
  lectures: z.int(),
  done: z.int(),
}

export const MySeat = z.object({
  cs_no: no(),
  crs_no: no(),
  crs_title: z.string(),
  teacher_name: z.string(),
  picture: z.string().nullable(),
  cs_source: seatSource.schema,
  seat_state: seatState.schema,
  is_opened: z.boolean(),
  last_day: z.string(),
  days_left: z.int(),
  ...progress,
  /** The lecture that was watched last, and where. */
  last: z.object({ crl_no: no(), crl_title: z.string(), at_second: z.int() }).nullable(),
  /** What a refund would give now; null where nothing was paid. */
  refund_now: z.int().nullable(),
  pay_no: no().nullable(),
  crt_no: no().nullable(),
  has_review: z.boolean(),
})
export type MySeat = z.output<typeof MySeat>

/** A bought seat of the company, whoever sits on it. */
export const CompanySeat = z.object({
  cs_no: no(),
  crs_no: no(),
  crs_title: z.string(),
  user_no: no().nullable(),
  user_name: z.string().nullable(),
  cs_source: seatSource.schema,
  seat_state: seatState.schema,
  is_opened: z.boolean(),
  last_day: z.string(),
  ...progress,
  refund_now: z.int().nullable(),
  pay_no: no().nullable(),
  buyer_name: z.string().nullable(),
})
export type CompanySeat = z.output<typeof CompanySeat>

export const companySeatColumns = columnsOf<CompanySeat>()('cs_no', {
  crs_title: { title: '강의명', card: 'title' },
  user_name: { title: '수강생', width: 110, card: 'fact', value: (row) => row.user_name ?? seatState.label('open') },
  seat_state: { title: '상태', width: 90, card: 'side', value: (row) => seatState.label(row.seat_state) },
  cs_source: { title: '경로', width: 100, value: (row) => seatSource.label(row.cs_source) },
  done: { title: '진도', width: 90, card: 'fact', value: ({ done, lectures }) => `${done} / ${lectures}` },
  last_day: { title: '만료일', kind: 'date', width: 132, card: 'fact' },
  refund_now: { title: '지금 환불하면', kind: 'money', width: 120 },
  buyer_name: { title: '주문한 사람', width: 110 },
})

/** An order of the company. */
export const CompanyOrder = z.object({
  pay_no: no(),
  pay_title: z.string(),
  pay_state: payState.schema,
  pay_total: z.int(),
  pay_pocket: z.int(),
  pay_money: z.int(),
  refunded: z.int(),
  pay_method: payMethod.schema.nullable(),
  user_name: z.string().nullable(),
  paid_dt: z.string().nullable(),
  reg_dt: z.string(),
})
export type CompanyOrder = z.output<typeof CompanyOrder>

export const companyOrderColumns = columnsOf<CompanyOrder>()('pay_no', {
  pay_title: { title: '내용', card: 'title' },
  pay_state: { title: '상태', width: 100, card: 'side', value: (row) => payState.label(row.pay_state) },
  pay_total: { title: '결제액', kind: 'money', width: 120, card: 'fact' },
  pay_pocket: { title: '포켓', kind: 'money', width: 100 },
  refunded: { title: '환불액', kind: 'money', width: 110 },
  pay_method: { title: '수단', width: 100, value: (row) => payMethod.label(row.pay_method) },
  user_name: { title: '주문한 사람', width: 110 },
  reg_dt: { title: '주문한 때', kind: 'dateTime', width: 150, card: 'fact' },
})

export const myCamp = {
  mySeats: endpoint({
    method: 'GET',
    path: '/crm/v3/course_seats/own',
    summary: '내 강의: 수강 중, 완료, 만료. 진도, 마지막으로 본 곳, 남은 날, 지금 환불하면 돌려받는 금액',
    access: clients,
    query: z.object({ kind: mySeatKind.schema.default('learning') }),
    response: listOf(MySeat),
  }),
  companySeats: endpoint({
    method: 'GET',
    path: '/crm/v3/course_seats/company',
    summary: '우리 회사의 수강권과 수강하는 사람',
    access: clients,
    query: z.object({ seat_state: seatState.schema.optional(), cs_no: key().optional(), ...paging }),
    response: pageOf(CompanySeat),
  }),
  companyOrders: endpoint({
    method: 'GET',
    path: '/crm/v3/courses/orders/company',
    summary: '우리 회사가 주문한 강의. 새로운 것부터',
    access: clients,
    query: z.object(paging),
    response: pageOf(CompanyOrder),
  }),
}
