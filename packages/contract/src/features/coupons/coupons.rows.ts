import * as z from 'zod'
import { columnsOf } from '../../kit/columns.ts'
import { no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { showNumber, won } from '../../kit/numbers.ts'
import { courseCategory } from '../courses/courses.rows.ts'

export const couponKind = labelled({ rate: '정률', amount: '정액' })
export const couponTarget = labelled({ all: '전체', category: '카테고리', courses: '강의', membership: '멤버십' })
/** How a coupon reaches people: one code for everybody, codes that work once, or given to a person. */
export const couponWay = labelled({ public: '공개 코드', codes: '일회용 코드', given: '직접 지급' })
/** What gives a coupon of the way `given` by itself; `hand` is given by staff only. */
export const couponCause = labelled({
  hand: '담당자 지급',
  join: '가입',
  complete: '수료',
  membership: '멤버십 시작',
})
/** Follows from dates, counts and the stop; nobody sets it. */
export const couponState = labelled({
  planned: '예정',
  active: '진행',
  used_up: '소진',
  ended: '종료',
  stopped: '중지',
})
export type CouponState = (typeof couponState.values)[number]

/** Each step of a use; the sums of a coupon follow from these rows. */
export const couponStep = labelled({ hold: '사용 예약', use: '사용', release: '예약 해제', return: '반환' })

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const couponFields = {
  cp_name: '쿠폰 이름',
  cp_kind: '할인 방식',
  cp_value: '할인',
  cp_cap: '최대 할인액',
  cp_min: '최소 주문액',
  cp_target: '쓸 수 있는 곳',
  cp_categories: '카테고리',
  cp_courses: '강의',
  cp_way: '지급 방법',
  cp_cause: '지급 시점',
  cp_code: '쿠폰 코드',
  cp_codes: '코드 수',
  cp_start_dt: '시작일',
  cp_end_dt: '종료일',
  cp_total: '총수량',
  cp_per_client: '회사당',
  cp_per_user: '1인당',
  cp_with_membership: '멤버십 할인과 함께',
  is_stopped: '중지',
} as const

export const CouponRow = z.object({
  cp_no: no(),
  cp_name: z.string(),
  cp_kind: couponKind.schema,
  cp_value: z.int(),
  cp_cap: z.int().nullable(),
  cp_target: couponTarget.schema,
  cp_way: couponWay.schema,
  cp_start_dt: z.string(),
  cp_end_dt: z.string(),
  cp_total: z.int().nullable(),
  /** Uses that count, those that wait for their payment included. */
  cp_taken: z.int(),
  /** What it took off the payments that were made with it, and what those brought in. */
  discount: z.int(),
  revenue: z.int(),
  coupon_state: couponState.schema,
  reg_dt: z.string(),
})
export type CouponRow = z.output<typeof CouponRow>

export const Coupon = CouponRow.extend({
  cp_min: z.int(),
  cp_categories: z.array(courseCategory.schema),
  cp_courses: z.array(no()),
  cp_cause: couponCause.schema.nullable(),
  /** Of a public coupon. */
  cp_code: z.string().nullable(),
  /** How many one-time codes it has. */
  code_count: z.int(),
  /** People who have it in their box. */
  box_count: z.int(),
  cp_per_client: z.int().nullable(),
  cp_per_user: z.int().nullable(),
  cp_with_membership: z.boolean(),
  is_stopped: z.boolean(),
  /** From its first use on only its end, a larger total and the stop change. */
  is_used: z.boolean(),
  emp_name: z.string(),
  rev: z.int(),
})
export type Coupon = z.output<typeof Coupon>

/** `20% (최대 30,000원)` or `10,000원` */
export const couponWorth = ({ cp_kind, cp_value, cp_cap }: Pick<CouponRow, 'cp_kind' | 'cp_value' | 'cp_cap'>) =>
  cp_kind === 'amount' ? `${won(cp_value)}` : `${cp_value}%${cp_cap === null ? '' : ` (최대 ${won(cp_cap)})`}`

export const couponCount = ({ cp_taken, cp_total }: Pick<CouponRow, 'cp_taken' | 'cp_total'>) =>
  `${showNumber(cp_taken)} / ${cp_total === null ? '제한 없음' : showNumber(cp_total)}`

/** The list, and its Excel file. */
export const couponColumns = columnsOf<CouponRow>()('cp_no', {
  cp_name: { title: couponFields.cp_name, sortable: true, card: 'title' },
  coupon_state: { title: '상태', width: 80, card: 'side', value: (row) => couponState.label(row.coupon_state) },
  worth: { title: couponFields.cp_value, width: 160, card: 'fact', value: couponWorth },
  cp_target: { title: couponFields.cp_target, width: 104, value: (row) => couponTarget.label(row.cp_target) },
  cp_way: { title: couponFields.cp_way, only: 'excel', value: (row) => couponWay.label(row.cp_way) },
  cp_start_dt: { title: couponFields.cp_start_dt, kind: 'date', width: 124, sortable: true },
  cp_end_dt: { title: couponFields.cp_end_dt, kind: 'date', width: 124, sortable: true, card: 'fact' },
  count: { title: '사용 / 총수량', width: 124, card: 'fact', value: couponCount },
  discount: { title: '할인액', kind: 'money', width: 104, sortable: true },
  revenue: { title: '매출', kind: 'money', width: 112, sortable: true },
})

export const CouponUse = z.object({
  cpu_no: no(),
  cpu_step: couponStep.schema,
  pay_no: no(),
  client_name: z.string(),
  user_name: z.string(),
  cpu_amount: z.int(),
  cpu_revenue: z.int(),
  reg_dt: z.string(),
})
export type CouponUse = z.output<typeof CouponUse>

export const couponUseColumns = columnsOf<CouponUse>()('cpu_no', {
  reg_dt: { title: '일시', kind: 'dateTime', width: 150, card: 'fact' },
  cpu_step: { title: '내용', width: 100, card: 'side', value: (row) => couponStep.label(row.cpu_step) },
  client_name: { title: '회사명', card: 'title' },
  user_name: { title: '이름', width: 110, card: 'fact' },
  pay_no: { title: '결제 번호', kind: 'number', width: 100 },
  cpu_amount: { title: '할인액', kind: 'money', width: 120 },
  cpu_revenue: { title: '결제액', kind: 'money', width: 130 },
})

export const CouponCode = z.object({
  cpc_no: no(),
  cpc_code: z.string(),
  /** Who put it into their box. */
  user_name: z.string().nullable(),
  client_name: z.string().nullable(),
  taken_dt: z.string().nullable(),
})
export type CouponCode = z.output<typeof CouponCode>

export const couponCodeColumns = columnsOf<CouponCode>()('cpc_no', {
  cpc_code: { title: '코드', width: 180, card: 'title' },
  client_name: { title: '회사명', card: 'fact' },
  user_name: { title: '이름', width: 120, card: 'fact' },
  taken_dt: { title: '등록한 때', kind: 'dateTime', width: 160, card: 'fact' },
})

/** Somebody of a client company who may be given a coupon. */
export const CouponPerson = z.object({ user_no: no(), user_name: z.string(), client_name: z.string() })
export type CouponPerson = z.output<typeof CouponPerson>

/** A coupon as its owner sees it in their box. */
export const BoxCoupon = z.object({
  cpb_no: no(),
  cp_no: no(),
  cp_name: z.string(),
  cp_kind: couponKind.schema,
  cp_value: z.int(),
  cp_cap: z.int().nullable(),
  cp_min: z.int(),
  cp_target: couponTarget.schema,
  cp_categories: z.array(courseCategory.schema),
  cp_courses: z.array(no()),
  cp_with_membership: z.boolean(),
  cp_end_dt: z.string(),
  /** Empty where it can be used; otherwise why not. */
  unusable: z.string(),
})
export type BoxCoupon = z.output<typeof BoxCoupon>
