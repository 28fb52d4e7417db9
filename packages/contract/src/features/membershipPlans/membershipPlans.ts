import * as z from 'zod'
import { staff } from '../../access.ts'
import { columnsOf } from '../../kit/columns.ts'
import { flag, key, keyword, line, no } from '../../kit/fields.ts'
import { recordEndpoints, sorting } from '../../kit/record.ts'
import { courseCategory } from '../courses/courses.rows.ts'

/** The word for each fact: forms, lists, Excel files and the history agree. */
export const planFields = {
  mbp_name: '상품 이름',
  mbp_text: '소개',
  mbp_price: '가격',
  mbp_months: '기간(개월)',
  mbp_people: '인원',
  mbp_categories: '무료 카테고리',
  mbp_courses: '무료 강의',
  mbp_discount: '그 밖의 강의 할인(%)',
  mbp_pocket: '포켓 지급',
  mbp_coupons: '쿠폰 지급',
  is_sold: '판매',
} as const

export const planMessages = {
  name: '상품 이름을 입력해 주세요.',
  price: '0원에서 1억 원까지 입력해 주세요.',
  months: '1개월에서 60개월까지 입력해 주세요.',
  people: '1명에서 1,000명까지 입력해 주세요.',
  discount: '0%에서 100%까지 입력해 주세요.',
} as const

const within = (least: number, most: number, message: string) => z.int(message).min(least, message).max(most, message)

const draft = z.object({
  mbp_name: z.string().trim().min(1, planMessages.name).max(60, { abort: true }).pipe(line(60)),
  mbp_text: z.string().trim().max(500).default(''),
  mbp_price: within(0, 100_000_000, planMessages.price),
  mbp_months: within(1, 60, planMessages.months),
  mbp_people: within(1, 1000, planMessages.people),
  mbp_categories: z.array(courseCategory.schema).max(6),
  mbp_courses: z.array(no()).max(200),
  mbp_discount: within(0, 100, planMessages.discount),
  mbp_pocket: within(0, 100_000_000, planMessages.price),
  mbp_coupons: z.array(no()).max(20),
  is_sold: z.boolean(),
})
export type PlanDraft = z.output<typeof draft>

export const PlanRow = z.object({
  mbp_no: no(),
  mbp_name: z.string(),
  mbp_price: z.int(),
  mbp_months: z.int(),
  mbp_people: z.int(),
  mbp_discount: z.int(),
  mbp_pocket: z.int(),
  is_sold: z.boolean(),
  /** Companies that have it now. */
  active: z.int(),
  reg_dt: z.string(),
})
export type PlanRow = z.output<typeof PlanRow>

export const Plan = PlanRow.extend({
  mbp_text: z.string(),
  mbp_categories: z.array(courseCategory.schema),
  mbp_courses: z.array(no()),
  mbp_coupons: z.array(no()),
  emp_name: z.string(),
  rev: z.int(),
})
export type Plan = z.output<typeof Plan>

/** The list, and its Excel file. */
export const planColumns = columnsOf<PlanRow>()('mbp_no', {
  mbp_name: { title: planFields.mbp_name, sortable: true, card: 'title' },
  is_sold: {
    title: planFields.is_sold,
    width: 88,
    card: 'side',
    value: ({ is_sold }) => (is_sold ? '판매 중' : '판매 중지'),
  },
  mbp_price: { title: planFields.mbp_price, kind: 'money', width: 120, sortable: true, card: 'fact' },
  mbp_months: { title: planFields.mbp_months, kind: 'number', width: 100, card: 'fact' },
  mbp_people: { title: planFields.mbp_people, kind: 'number', width: 80 },
  mbp_discount: { title: planFields.mbp_discount, kind: 'number', width: 150 },
  mbp_pocket: { title: planFields.mbp_pocket, kind: 'money', width: 110 },
  active: { title: '이용 중', kind: 'number', width: 90, card: 'fact' },
  reg_dt: { title: '등록일', kind: 'date', width: 124, sortable: true },
})

export const membershipPlans = recordEndpoints({
  path: '/crm/v3/memberships/plans',
  word: '멤버십 상품',
  access: staff('AdminMembership'),
  params: z.object({ mbp_no: key() }),
  filter: z.object({
    keyword: keyword(),
    is_sold: flag().optional(),
    ...sorting('reg_dt', 'mbp_name', 'mbp_price'),
  }),
  row: PlanRow,
  detail: Plan,
  draft,
})
