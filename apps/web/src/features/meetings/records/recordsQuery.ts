import { firstDayOf, lastDayOf } from './months.ts'

export const recordsMost = 1000

interface Months {
  /** `YYYY-MM` */
  from: string
  to: string
  keyword?: string | undefined
}

/**
 * The page asks with own 0 (docs/rules.md, meetings); `emp_no` leaves out other people's meetings, which could fill the
 * 1000 rows of a busy month.
 */
export const recordsQuery = ({ from, to, keyword }: Months, embedded: boolean, emp_no: number | null | undefined) => ({
  start_dt: firstDayOf(from),
  end_dt: lastDayOf(to),
  keyword,
  is_own: embedded ? (1 as const) : (0 as const),
  ...(emp_no ? { emp_no } : {}),
  mr_types: embedded ? [2 as const] : [1 as const, 2 as const, 3 as const],
  desc: 0 as const,
  offset: 0,
  limit: recordsMost,
})
