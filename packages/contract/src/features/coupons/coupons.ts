import * as z from 'zod'
import { clients, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, keyword, line, no, paging } from '../../kit/fields.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'
import { courseCategory } from '../courses/courses.rows.ts'
import {
  BoxCoupon,
  Coupon,
  CouponCode,
  CouponPerson,
  CouponRow,
  CouponUse,
  couponCause,
  couponKind,
  couponState,
  couponTarget,
  couponWay,
} from './coupons.rows.ts'

/** Courses that one coupon names. */
export const mostCourses = 200

/** One-time codes of one coupon. */
export const mostCodes = 100_000

export const couponMessages = {
  name: '쿠폰 이름을 입력해 주세요.',
  rate: '1%에서 100%까지 입력해 주세요.',
  amount: '1원에서 1억 원까지 입력해 주세요.',
  count: '1 이상의 수를 입력해 주세요.',
  money: '0원에서 1억 원까지 입력해 주세요.',
  days: '종료일은 시작일보다 빠를 수 없어요.',
  categories: '카테고리를 하나 이상 골라 주세요.',
  courses: '강의를 하나 이상 골라 주세요.',
  code: '코드는 영문과 숫자 4~32자로 입력해 주세요.',
  codes: '코드는 1개에서 100,000개까지 만들 수 있어요.',
  cause: '지급 시점을 골라 주세요.',
  noCode: '쿠폰 코드를 입력해 주세요.',
} as const

/** What cannot be a code is refused before it counts as a wrong one. */
const codeShape = /^(?:[A-Za-z0-9][-\s]?){4,32}$/

const optionalCount = () => z.int(couponMessages.count).min(1, couponMessages.count).max(1_000_000_000).nullable()
const money = () => z.int(couponMessages.money).min(0, couponMessages.money).max(100_000_000, couponMessages.money)

const draft = z.object({
  cp_name: z.string().trim().min(1, couponMessages.name).max(60, { abort: true }).pipe(line(60)),
  cp_kind: couponKind.schema,
  cp_value: z.int(couponMessages.amount).min(1, couponMessages.amount).max(100_000_000, couponMessages.amount),
  cp_cap: z.int(couponMessages.money).min(1, couponMessages.money).max(100_000_000, couponMessages.money).nullable(),
  cp_min: money(),
  cp_target: couponTarget.schema,
  cp_categories: z.array(courseCategory.schema).max(6),
  cp_courses: z.array(no()).max(mostCourses),
  cp_way: couponWay.schema,
  cp_cause: couponCause.schema.nullable(),
  /** Of a public coupon; made by the server where it is empty. */
  cp_code: z
    .string()
    .trim()
    .max(40, { abort: true, message: couponMessages.code })
    .regex(codeShape, couponMessages.code)
    .or(z.literal(''))
    .default(''),
  /** How many one-time codes to make. */
  cp_codes: z.int(couponMessages.codes).min(0, couponMessages.codes).max(mostCodes, couponMessages.codes).default(0),
  cp_start_dt: date(),
  cp_end_dt: date(),
  cp_total: optionalCount(),
  cp_per_client: optionalCount(),
  cp_per_user: optionalCount(),
  cp_with_membership: z.boolean(),
  is_stopped: z.boolean(),
})
export type CouponDraft = z.output<typeof draft>

const access = staff('AdminCoupon')
const params = z.object({ cp_no: key() })
const ofCoupon = z.object({ cp_no: key() })

export const coupons = {
  ...recordEndpoints({
    path: '/crm/v3/coupons',
    word: '쿠폰',
    access,
    params,
    filter: z.object({
      keyword: keyword(),
      coupon_state: couponState.schema.optional(),
      ...sorting('reg_dt', 'cp_name', 'cp_start_dt', 'cp_end_dt', 'discount', 'revenue'),
    }),
    row: CouponRow,
    detail: Coupon,
    draft,
  }),
  stop: endpoint({
    method: 'PUT',
    path: '/crm/v3/coupons/:cp_no/stop',
    summary: '쿠폰을 중지하거나 다시 쓰게 한다',
    access,
    params,
    body: z.object({ is_stopped: z.boolean() }),
    response: listOf(Coupon),
  }),
  uses: endpoint({
    method: 'GET',
    path: '/crm/v3/coupons/uses',
    summary: '쿠폰 하나의 사용 내역. 최근 것부터',
    access,
    query: ofCoupon.extend(paging),
    response: pageOf(CouponUse),
  }),
  codes: endpoint({
    method: 'GET',
    path: '/crm/v3/coupons/codes',
    summary: '쿠폰 하나의 일회용 코드와 등록한 사람',
    access,
    query: ofCoupon.extend(paging),
    response: pageOf(CouponCode),
  }),
  codesExcel: endpoint({
    method: 'GET',
    path: '/crm/v3/coupons/codes/excel',
    summary: '쿠폰 하나의 일회용 코드를 엑셀 파일로',
    access,
    query: ofCoupon,
    binary: true,
    response: listOf(z.never()),
  }),
  addCodes: endpoint({
    method: 'POST',
    path: '/crm/v3/coupons/:cp_no/codes',
    summary: '일회용 코드를 더 만든다. 쿠폰 하나에 100,000개까지',
    access,
    params,
    body: z.object({
      count: z.int(couponMessages.codes).min(1, couponMessages.codes).max(mostCodes, couponMessages.codes),
    }),
    response: listOf(Coupon),
  }),
  grant: endpoint({
    method: 'POST',
    path: '/crm/v3/coupons/:cp_no/grants',
    summary: '고객 회원의 쿠폰함에 넣는다 (직접 지급하는 쿠폰만)',
    access,
    params,
    body: z.object({ user_nos: z.array(no()).min(1, '받을 사람을 골라 주세요.').max(500) }),
    response: listOf(Coupon),
  }),
  people: endpoint({
    method: 'GET',
    path: '/crm/v3/coupons/people',
    summary: '쿠폰을 받을 수 있는 고객 회원. 이름, 아이디, 회사명으로 찾는다',
    access,
    query: z.object({ keyword: keyword(), ...paging }),
    response: pageOf(CouponPerson),
  }),
  givable: endpoint({
    method: 'GET',
    path: '/crm/v3/coupons/givable',
    summary: '직접 지급할 수 있는 쿠폰의 이름. 멤버십 상품도 고른다',
    access: staff('AdminCoupon', 'AdminMembership'),
    response: listOf(CouponRow.pick({ cp_no: true, cp_name: true })),
  }),
  box: endpoint({
    method: 'GET',
    path: '/crm/v3/coupons/box/own',
    summary: '자기 쿠폰함. 쓸 수 있는 것부터, 먼저 끝나는 순서',
    access: clients,
    response: listOf(BoxCoupon),
  }),
  addToBox: endpoint({
    method: 'POST',
    path: '/crm/v3/coupons/box/own',
    summary: '쿠폰 코드를 쿠폰함에 넣는다. 10분에 10번 틀리면 잠시 막힌다',
    access: clients,
    body: z.object({
      code: z
        .string()
        .trim()
        .min(1, couponMessages.noCode)
        .max(40, { abort: true })
        .regex(codeShape, couponMessages.code),
    }),
    response: listOf(BoxCoupon),
  }),
}
