import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, key, keyword, no, paging } from '../../kit/fields.ts'

/** Won; refunds count in the month in which they were paid out, so that a closed month stays as it was. */
const sums = {
  /** Seats that were sold. */
  seats: z.int(),
  list: z.int(),
  /** What the reduced price took off the list price. */
  sale_off: z.int(),
  /** What coupons and memberships took off. */
  discount: z.int(),
  pocket: z.int(),
  money: z.int(),
  refunded_pocket: z.int(),
  refunded_money: z.int(),
  /** Money less refunds of money. */
  net: z.int(),
  /** The VAT that is in it, of each payment and refund by itself, as on their papers. */
  vat: z.int(),
}

export const RevenueSums = z.object(sums)
export type RevenueSums = z.output<typeof RevenueSums>

/** What one course brought in one month. */
export const RevenueRow = RevenueSums.extend({
  /** The month and the course as one number, because a list tells its rows apart by one. */
  row_key: z.int(),
  /** `2026-11` */
  month: z.string(),
  crs_no: no(),
  crs_title: z.string(),
})
export type RevenueRow = z.output<typeof RevenueRow>

export const revenueFields = {
  seats: '수강권',
  list: '정가',
  sale_off: '할인',
  discount: '쿠폰·멤버십',
  pocket: '포켓',
  money: '결제액',
  refunded_pocket: '포켓 환불',
  refunded_money: '환불액',
  net: '순매출',
  vat: '부가세',
} as const satisfies Record<keyof RevenueSums, string>

/** The list, and its Excel file. */
export const revenueColumns = columnsOf<RevenueRow>()('row_key', {
  month: { title: '월', width: 88, card: 'side' },
  crs_title: { title: '강의명', card: 'title' },
  seats: { title: revenueFields.seats, kind: 'number', width: 76, card: 'hidden' },
  list: { title: revenueFields.list, kind: 'money', width: 112, card: 'hidden' },
  sale_off: { title: revenueFields.sale_off, kind: 'money', width: 100, card: 'hidden' },
  discount: { title: revenueFields.discount, kind: 'money', width: 108, card: 'hidden' },
  pocket: { title: revenueFields.pocket, kind: 'money', width: 96, card: 'hidden' },
  money: { title: revenueFields.money, kind: 'money', width: 112, card: 'hidden' },
  refunded_money: { title: revenueFields.refunded_money, kind: 'money', width: 104, card: 'hidden' },
  refunded_pocket: { title: revenueFields.refunded_pocket, kind: 'money', width: 96, only: 'excel' },
  net: { title: revenueFields.net, kind: 'money', width: 112, card: 'fact' },
  vat: { title: revenueFields.vat, kind: 'money', width: 100, card: 'hidden' },
})

const filter = z.object({
  keyword: keyword(),
  /** By the day of payment, and of the refund. */
  start_dt: date().optional(),
  end_dt: date().optional(),
  crs_no: key().optional(),
})

const access = staff('CampAdmList')
const path = '/crm/v3/courses/revenue'

export const revenueCalls = {
  revenue: endpoint({
    method: 'GET',
    path,
    summary: '월과 강의별 매출. 최근 달부터, 합계와 함께',
    access,
    query: filter.extend(paging),
    response: pageOf(RevenueRow).extend({ sums: RevenueSums }),
  }),
  revenueExcel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '월과 강의별 매출을 엑셀 파일로',
    access,
    query: filter,
    binary: true,
    response: listOf(z.never()),
  }),
}
