import { paperColumns, type taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { koreaToday } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { filterConditions } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { excelOf } from '../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../excel/workbook.ts'
import { page } from '../../http/answer/answers.ts'
import { hometaxDownload } from './hometax.ts'
import { likeOf, paperText } from './taxPapers.messages.ts'
import { findForHometax, findPapers } from './taxPapers.queries.ts'

const day = sql`(coalesce(t.issued_dt, t.reg_dt) at time zone 'Asia/Seoul')::date`

const found = (query: QueryOf<typeof taxPapers.excel>) => ({
  id: 't.tp_no' as const,
  from: sql`tax_papers t`,
  where: [
    // Those of contracts are seen with another scope.
    sql`t.to_table = 'payments' and t.ctr_no is null`,
    ...filterConditions(query, {
      keyword: (keyword) => sql`(
        t.client_no in (select c.client_no from clients c where ${matches(sql`c.search_text`, keyword)})
        or t.company_name ilike ${likeOf(keyword)} or t.to_no::text = ${keyword}
        or t.issue_number = ${keyword.replaceAll('-', '')} or t.receiver = ${keyword.replaceAll('-', '')}
        or t.to_no in (select p.pay_no from payments p where p.pay_title ilike ${likeOf(keyword)}))`,
      tp_state: (state) => sql`t.tp_state = ${state}`,
      kind: (kind) => sql`t.kind = ${kind}`,
      start_dt: (from) => sql`${day} >= ${from}`,
      end_dt: (until) => sql`${day} <= ${until}`,
      client_no: (client_no) => sql`t.client_no = ${client_no}`,
    }),
  ],
  orderBy: sql`t.tp_no desc`,
})

export const listPapers = async (ctx: Context, { query }: ParsedOf<typeof taxPapers.list>) => {
  const { offset, limit, ...filter } = query
  const rows = (tp_nos: number[]) => findPapers(ctx.db, tp_nos)
  return page(await readPage(ctx.db, { ...found(filter), page: { offset, limit }, total: 'query', rows }))
}

export const exportPapers = async (ctx: Context, { query }: ParsedOf<typeof taxPapers.excel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), (tp_nos) => findPapers(ctx.db, tp_nos))
  const name = paperText.excel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(paperColumns), batches })
}

export const exportForHometax = async (ctx: Context, { query: { kind } }: ParsedOf<typeof taxPapers.hometax>) => {
  const rows = async (tp_nos: number[]) =>
    (await findPapers(ctx.db, tp_nos)).map((paper) => ({ ...paper, note: paperText.payment(paper.pay_no) }))
  const waiting = (await findForHometax(ctx.db, kind)).map(({ tp_no }) => tp_no)
  return hometaxDownload(ctx, kind, waiting, rows)
}
