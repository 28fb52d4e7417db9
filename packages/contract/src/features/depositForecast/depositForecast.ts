import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { columnsOf } from '../../kit/columns.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { date, no, paging } from '../../kit/fields.ts'

/** This week and the eleven after it. */
export const comingWeeks = 12
export const pastWeeks = 8
/** So many earlier payments make a habit. */
export const leastPayments = 3

/** Whose habit the expected day follows. */
export const DelaySource = z.literal(['client', 'company', 'none'])

/** A payment that is not covered, with the day its money is expected. */
export const ForecastCredit = z.object({
  projcrd_no: no(),
  projcrd_title: z.string(),
  ctr_no: no(),
  ctr_title: z.string(),
  client_no: no(),
  client_name: z.string(),
  projcrd_due_dt: z.string(),
  /** What is not paid of it. */
  open: z.int(),
  expected_dt: z.string(),
  /** Days after the due day; below zero for those who pay early. */
  delay: z.int(),
  source: DelaySource,
  /** How many earlier payments of the client the delay is taken from. */
  payments: z.int(),
  /** Even the usual delay has passed: the delay counts from the coming week. */
  is_moved: z.boolean(),
})
export type ForecastCredit = z.output<typeof ForecastCredit>

const delayWords = (delay: number) => {
  if (delay === 0) return '결제일에 입금'
  return delay > 0 ? `결제일보다 ${delay}일 늦게 입금` : `결제일보다 ${-delay}일 일찍 입금`
}

/** Why the money is expected on that day. */
export const forecastReason = ({
  delay,
  source,
  payments,
  is_moved,
}: Pick<ForecastCredit, 'delay' | 'source' | 'payments' | 'is_moved'>) => {
  const habit = {
    client: `지난 결제 ${payments}건의 중앙값: ${delayWords(delay)}`,
    company: `결제 이력이 ${leastPayments}건보다 적어 전체 고객의 중앙값: ${delayWords(delay)}`,
    none: '결제 이력이 없어 결제일 그대로',
  }[source]
  return is_moved ? `${habit} · 이미 지나 다음 주부터 다시 셈` : habit
}

export const forecastColumns = columnsOf<ForecastCredit>()('projcrd_no', {
  client_name: { title: '고객사', card: 'title' },
  ctr_title: { title: '계약명', card: 'fact' },
  projcrd_title: { title: '결제', width: 110, card: 'fact' },
  projcrd_due_dt: { title: '결제일', kind: 'date', width: 110 },
  expected_dt: { title: '예상일', kind: 'date', width: 110 },
  open: { title: '금액', kind: 'money', width: 120, card: 'side' },
  why: { title: '근거', width: 320, value: forecastReason },
})

const Week = z.object({
  /** Its Monday. */
  week: z.string(),
  expected: z.int(),
  came: z.int(),
  /** How many payments are expected. */
  count: z.int(),
})
export type ForecastWeek = z.output<typeof Week>

export const Forecast = z.object({
  today: z.string(),
  /** Oldest first: the weeks that are over. */
  past: z.array(Week),
  /** This week first. */
  coming: z.array(Week),
  /** The median of all clients; null where nobody has paid yet. */
  company_delay: z.int().nullable(),
  /** How many clients have a habit of their own. */
  clients_known: z.int(),
  open: z.int(),
  overdue: z.int(),
  /** Expected after the weeks that are shown. */
  later: z.int(),
  /** Without a due day yet. */
  undated: z.int(),
})
export type Forecast = z.output<typeof Forecast>

const path = '/crm/v3/deposit_forecast'
const access = staff('AdminContract')

export const depositForecast = {
  weeks: endpoint({
    method: 'GET',
    path,
    summary: '입금 예보: 앞으로 12주의 예상 입금과 지난 8주의 예상과 실제',
    access,
    response: listOf(Forecast),
  }),
  credits: endpoint({
    method: 'GET',
    path: `${path}/credits`,
    summary: '한 주에 들어올 것으로 보는 결제, 예상일 순서. week는 그 주의 어느 날이나',
    access,
    query: z.object({ week: date(), offset: paging.offset, limit: paging.limit }),
    response: pageOf(ForecastCredit),
  }),
  excel: endpoint({
    method: 'GET',
    path: `${path}/excel`,
    summary: '앞으로 12주에 들어올 것으로 보는 결제를 엑셀 파일로',
    access,
    binary: true,
    query: z.object({}),
    response: listOf(z.never()),
  }),
}
