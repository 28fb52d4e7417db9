import {
  comingWeeks,
  type depositForecast,
  forecastColumns,
  pastWeeks,
} from '@crm/contract/features/depositForecast/depositForecast'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { splitTotal } from '../../db/readPage.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload } from '../../excel/workbook.ts'
import { one, page } from '../../http/answer/answers.ts'
import { forecastText } from './depositForecast.messages.ts'
import { findExpected, findUndated, findWeeks } from './depositForecast.queries.ts'

export const readForecast = async (ctx: Context) => {
  const today = koreaToday()
  const { weeks, ...sums } = await findWeeks(ctx.db, today)
  const undated = await findUndated(ctx.db)
  return one({ today, past: weeks.slice(0, pastWeeks), coming: weeks.slice(pastWeeks), ...sums, undated })
}

export const listExpected = async (ctx: Context, { query }: ParsedOf<typeof depositForecast.credits>) => {
  const { week, offset, limit } = query
  const read = (from: number, most: number) =>
    findExpected(ctx.db, koreaToday(), { from: week, weeks: 1, offset: from, limit: most })
  const rows = await read(offset, limit)
  return page(await splitTotal(rows, offset, async () => (await read(0, 1))[0]?.total ?? 0))
}

// Each batch reckons all habits anew: few large ones.
const rowsAtOnce = 20_000

export const exportExpected = async (ctx: Context) => {
  const today = koreaToday()
  async function* batches() {
    for (let offset = 0; ; offset += rowsAtOnce) {
      const rows = await findExpected(ctx.db, today, { from: today, weeks: comingWeeks, offset, limit: rowsAtOnce })
      if (rows.length) yield rows
      if (rows.length < rowsAtOnce) return
    }
  }
  const name = forecastText.word
  return excelDownload(`${name}_${today}.xlsx`, { name, columns: excelOf(forecastColumns), batches: batches() })
}
