import type { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { type ContractPaper, contractPaperColumns } from '@crm/contract/features/taxPapers/contractPapers.rows'
import type { ParsedOf, QueryOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { filterConditions } from '../../../db/filters.ts'
import { readIds, readPage } from '../../../db/readPage.ts'
import { matches } from '../../../db/search/search.ts'
import { excelOf } from '../../../excel/excelOf.ts'
import { excelDownload, inBatches } from '../../../excel/workbook.ts'
import { list, page } from '../../../http/answer/answers.ts'
import { hometaxDownload } from '../hometax.ts'
import { likeOf, paperText } from '../taxPapers.messages.ts'
import {
  findContractPapers,
  findContractsForHometax,
  isIncomplete,
  isLate,
  isSoon,
  paidDay,
  paperSources,
  type StoredContractPaper,
} from './contractPapers.queries.ts'

type Filter = QueryOf<typeof contractPapers.contractSums>

const due: Record<NonNullable<Filter['due']>, RawBuilder<unknown>> = {
  soon: isSoon,
  late: isLate,
  missing: sql`(t.tp_state = 'requested' and ${isIncomplete})`,
}

const withWords = (keyword: string) => sql`(
  t.ctr_no in (select k.ctr_no from contracts k join projects p using (proj_no) join clients c using (client_no)
                where ${matches(sql`c.search_text`, keyword)} or ${matches(sql`k.search_text`, keyword)})
  or t.company_name ilike ${likeOf(keyword)} or t.issue_number = ${keyword.replace(/[\s-]/g, '')}
  or t.receiver = ${keyword.replaceAll('-', '')})`

/** Papers of contracts only: those of the camp are seen with another scope. */
const conditions = (filter: Filter) => [
  sql`t.ctr_no is not null`,
  ...filterConditions(filter, {
    keyword: withWords,
    tp_state: (state) => sql`t.tp_state = ${state}`,
    kind: (kind) => sql`t.kind = ${kind}`,
    due: (which) => due[which],
    from: (day) => sql`${paidDay} >= ${day}`,
    to: (day) => sql`${paidDay} <= ${day}`,
    client_no: (client_no) => sql`t.client_no = ${client_no}`,
  }),
]

const order: Record<Filter['sort'], RawBuilder<unknown>> = {
  reg_dt: sql`t.tp_no`,
  due_dt: sql`t.due_dt`,
  total: sql`t.total`,
}

const found = (filter: Filter) => {
  const direction = filter.desc ? sql`desc` : sql`asc`
  return {
    id: 't.tp_no' as const,
    from: paperSources,
    where: conditions(filter),
    orderBy: sql`${order[filter.sort]} ${direction}, t.tp_no ${direction}`,
  }
}

/** What people are shown of it. */
export const shownPaper = ({
  share_no: _,
  projcrd_no: __,
  left_vat: ___,
  ...paper
}: StoredContractPaper): ContractPaper => paper

const rowsOf = (ctx: Pick<Context, 'db'>) => async (tp_nos: number[]) =>
  (await findContractPapers(ctx.db, tp_nos)).map(shownPaper)

export const listContractPapers = async (ctx: Context, { query }: ParsedOf<typeof contractPapers.contractList>) => {
  const { offset, limit, ...filter } = query
  const total = filter.keyword ? 'window' : 'query'
  return page(await readPage(ctx.db, { ...found(filter), page: { offset, limit }, total, rows: rowsOf(ctx) }))
}

/** What was cancelled states nothing. */
export const sumContractPapers = async (ctx: Context, { query }: ParsedOf<typeof contractPapers.contractSums>) => {
  const of = (column: 'supply' | 'vat' | 'total') =>
    sql`coalesce(sum(t.${sql.ref(column)}) filter (where t.tp_state <> 'cancelled'), 0)::bigint as ${sql.ref(column)}`
  type Sums = Record<'count' | 'supply' | 'vat' | 'total' | 'soon' | 'late', number>
  const { rows } = await sql<Sums>`
    select count(*)::int as count, ${of('supply')}, ${of('vat')}, ${of('total')},
           count(*) filter (where ${isSoon})::int as soon, count(*) filter (where ${isLate})::int as late
      from ${paperSources} where ${sql.join(conditions(query), sql` and `)}`.execute(ctx.db)
  return list(rows)
}

export const exportContractPapers = async (ctx: Context, { query }: ParsedOf<typeof contractPapers.contractExcel>) => {
  const batches = inBatches(await readIds(ctx.db, found(query)), rowsOf(ctx))
  const name = paperText.contractExcel
  return excelDownload(`${name}_${koreaToday()}.xlsx`, { name, columns: excelOf(contractPaperColumns), batches })
}

/** Their numbers come back with the file that Hometax gives afterwards, where its remark says which paper it is. */
export const exportContractsForHometax = async (
  ctx: Context,
  { query: { kind } }: ParsedOf<typeof contractPapers.contractHometax>,
) => {
  const rows = async (tp_nos: number[]) =>
    (await findContractPapers(ctx.db, tp_nos)).map((paper) => ({
      ...paper,
      pay_title: `${paper.ctr_title} ${paper.projcrd_title}`.slice(0, 100),
      note: paperText.remark(paper.tp_no),
    }))
  return hometaxDownload(ctx, kind, await findContractsForHometax(ctx.db, kind), rows)
}
