import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'

export const mostSeats = 50
/** Of the period and the refund rule as the order page shows them; kept with the order. */
export const consentVersion = '2026-11-17'

export const orderMessages = {
  seats: '수강 인원은 1명에서 50명까지 고를 수 있어요.',
  twice: '같은 사람을 두 번 고를 수 없어요.',
  consent: '수강 기간과 환불 규정에 동의해 주세요.',
  pocket: '포켓은 0원부터 쓸 수 있어요.',
} as const

export const OrderPerson = z.object({
  user_no: no(),
  user_name: z.string(),
  /** Has a paid seat of this course already. */
  is_enrolled: z.boolean(),
})
export type OrderPerson = z.output<typeof OrderPerson>

export const OrderCoupon = z.object({
  cp_no: no(),
  cp_name: z.string(),
  cp_end_dt: z.string(),
  /** What it takes off this order; 0 where it cannot be used. */
  discount: z.int(),
  /** Why it cannot be used; empty where it can. */
  unusable: z.string(),
})
export type OrderCoupon = z.output<typeof OrderCoupon>

/** Everything that the order page shows, for so many seats and this coupon. */
export const OrderForm = z.object({
  crs_no: no(),
  crs_title: z.string(),
  picture: z.string().nullable(),
  teacher_name: z.string(),
  crs_days: z.int(),
  lectures: z.int(),
  is_tax_free: z.boolean(),
  seats: z.int(),
  list: z.int(),
  sale: z.int(),
  membership_discount: z.int(),
  coupon_discount: z.int(),
  /** Before points. */
  total: z.int(),
  /** Points of the company. */
  pocket: z.int(),
  people: z.array(OrderPerson),
  coupons: z.array(OrderCoupon),
  /** What was chosen in an order that was not paid, to be tried again. */
  again: z.object({ seats: z.array(no().nullable()), cp_no: no().nullable(), pocket: z.int() }).nullable(),
})
export type OrderForm = z.output<typeof OrderForm>

const params = z.object({ crs_no: key() })
const path = '/crm/v3/courses/:crs_no/order'

export const OrderDraft = z.object({
  /** One entry a seat: who gets it, or null for a seat that is given to somebody later. */
  seats: z
    .array(no().nullable())
    .min(1, orderMessages.seats)
    .max(mostSeats, orderMessages.seats)
    .refine(
      (seats) => {
        const people = seats.filter((seat) => seat !== null)
        return new Set(people).size === people.length
      },
      { message: orderMessages.twice },
    ),
  cp_no: no().nullable(),
  pocket: z.int(orderMessages.pocket).min(0, orderMessages.pocket).max(100_000_000),
  consent: z.literal(consentVersion, orderMessages.consent),
})
export type OrderDraft = z.output<typeof OrderDraft>

export const orders = {
  orderForm: endpoint({
    method: 'GET',
    path,
    summary: '주문서: 인원과 쿠폰에 따른 금액, 함께 수강할 사람, 쓸 수 있는 쿠폰과 포켓',
    access: clients,
    params,
    query: z.object({
      seats: z.coerce.number().int().min(1).max(mostSeats).default(1),
      cp_no: key().optional(),
      /** An order of one's own that was not paid. */
      again: key().optional(),
    }),
    response: listOf(OrderForm),
  }),
  order: endpoint({
    method: 'POST',
    path,
    summary:
      '주문: 금액은 서버가 정한다. 결제할 번호(pay_no)를 답하고, 다시 주문하면 열린 결제를 바꾼다. 수단과 증빙은 결제할 때 고른다',
    access: clients,
    params,
    body: OrderDraft,
    response: listOf(z.object({ pay_no: no(), pay_total: z.int(), pay_pocket: z.int(), pay_money: z.int() })),
  }),
}
