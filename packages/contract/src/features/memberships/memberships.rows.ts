import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { showFullPeriod } from '../../kit/dates.ts'
import { no } from '../../kit/fields.ts'
import { labelledNumbers } from '../../kit/labelled.ts'
import { courseCategory } from '../courses/courses.rows.ts'

export const membershipState = labelledNumbers({
  0: '비활성',
  1: '이용 중',
  10: '결제 요청',
  11: '결제 중',
  12: '결제 완료',
  20: '환불 요청',
  21: '환불 중',
  22: '환불 완료',
})
export type MembershipState = (typeof membershipState.values)[number]

export const MembershipRow = z.object({
  mbs_no: no(),
  client_no: no(),
  client_name: z.string(),
  mbp_no: no(),
  mbs_name: z.string(),
  mbs_price: z.int(),
  /** As of today: dates decide at every read. */
  mbs_state: membershipState.schema,
  start_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  mbs_people: z.int(),
  /** People who have opened a course through it, and how many courses. */
  people_used: z.int(),
  courses_used: z.int(),
  reg_dt: z.string(),
})
export type MembershipRow = z.output<typeof MembershipRow>

export const MembershipMove = z.object({
  mbm_no: no(),
  from_state: membershipState.schema.nullable(),
  to_state: membershipState.schema,
  mbm_reason: z.string().nullable(),
  user_name: z.string().nullable(),
  reg_dt: z.string(),
})

/** What a refund would give back today, line by line. */
export const MembershipRefund = z.object({
  paid: z.int(),
  days: z.int(),
  used_days: z.int(),
  by_day: z.int(),
  points: z.int(),
  courses: z.int(),
  amount: z.int(),
})
export type MembershipRefund = z.output<typeof MembershipRefund>

export const Membership = MembershipRow.extend({
  mbs_months: z.int(),
  mbs_categories: z.array(courseCategory.schema),
  mbs_courses: z.array(no()),
  mbs_discount: z.int(),
  mbs_pocket: z.int(),
  mbs_coupons: z.array(no()),
  mbs_paid: z.int(),
  pay_no: no().nullable(),
  pay_until_dt: z.string(),
  user_name: z.string().nullable(),
  emp_name: z.string().nullable(),
  mbs_reason: z.string().nullable(),
  /** Null where nothing can be refunded. */
  refund: MembershipRefund.nullable(),
  moves: z.array(MembershipMove),
})
export type Membership = z.output<typeof Membership>

const period = ({ start_dt, end_dt }: Pick<MembershipRow, 'start_dt' | 'end_dt'>) =>
  start_dt && end_dt ? showFullPeriod(start_dt, end_dt) : null

/** The list, and its Excel file. */
export const membershipColumns = columnsOf<MembershipRow>()('mbs_no', {
  client_name: { title: '회사명', sortable: true, card: 'title' },
  mbs_name: { title: '상품', width: 130, card: 'fact' },
  mbs_state: { title: '상태', width: 96, card: 'side', value: ({ mbs_state }) => membershipState.label(mbs_state) },
  period: { title: '기간', width: 190, card: 'fact', value: period },
  people: {
    title: '인원',
    width: 90,
    card: 'fact',
    value: ({ people_used, mbs_people }) => `${people_used} / ${mbs_people}`,
  },
  courses_used: { title: '이용 강의', kind: 'number', width: 90 },
  mbs_price: { title: '가격', kind: 'money', width: 110, sortable: true },
  reg_dt: { title: '요청일', kind: 'date', width: 124, sortable: true },
})

/** A plan as a client company sees it. */
export const OfferedPlan = z.object({
  mbp_no: no(),
  mbp_name: z.string(),
  mbp_text: z.string(),
  mbp_price: z.int(),
  mbp_months: z.int(),
  mbp_people: z.int(),
  mbp_categories: z.array(courseCategory.schema),
  course_names: z.array(z.string()),
  mbp_discount: z.int(),
  mbp_pocket: z.int(),
  coupon_names: z.array(z.string()),
})
export type OfferedPlan = z.output<typeof OfferedPlan>
