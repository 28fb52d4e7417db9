import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { takeApart } from './keyword.ts'

/** What ANALYZE found out about the search index of a table. */
interface Statistics {
  rows: number
  /** The share of the rows that have a piece, of the most common ones; others are rare. */
  shares: Map<string, number>
  readAt: number
}

/** PostgreSQL itself looks at a table again only after a tenth of it has changed. */
const keptMs = 60_000

/** By database: a process may serve several, as tests do. */
let known = new WeakMap<Db, Map<string, Statistics>>()

/** For tests that fill a table and go on at once. */
export const forgetStatistics = () => {
  known = new WeakMap()
}

interface StatisticsRow {
  table_name: string
  rows: number
  pieces: string[]
  shares: number[]
}

const readStatistics = async (db: Db, tables: readonly string[]) => {
  const { rows } = await sql<StatisticsRow>`
    select t.table_name, coalesce(greatest(c.reltuples, 0), 0) as rows,
           coalesce(s.most_common_elems::text::text[], '{}') as pieces, coalesce(s.most_common_elem_freqs, '{}') as shares
      from unnest(${tables}::text[]) t(table_name)
      left join pg_class c on c.oid = to_regclass(quote_ident(t.table_name))
      left join pg_stats s on s.schemaname = current_schema() and s.tablename = t.table_name || '_search'
       and s.attname = 'crm_search_grams'`.execute(db)
  const readAt = Date.now()
  const statisticsOf = ({ rows: count, pieces, shares }: StatisticsRow): Statistics => ({
    rows: count,
    // After the shares of the pieces come three more numbers about all of them.
    shares: new Map(pieces.map((piece, at) => [piece, shares[at] ?? 0])),
    readAt,
  })
  return rows.map((row) => [row.table_name, statisticsOf(row)] as const)
}

const findStatistics = async (db: Db, tables: readonly string[]) => {
  const ofDb = known.get(db) ?? new Map<string, Statistics>()
  known.set(db, ofDb)
  const isOld = (table: string) => (ofDb.get(table)?.readAt ?? 0) < Date.now() - keptMs
  const missing = tables.filter(isOld)
  if (missing.length) for (const [table, statistics] of await readStatistics(db, missing)) ofDb.set(table, statistics)
  return tables.flatMap((table) => ofDb.get(table) ?? [])
}

/**
 * About how many rows of each of these searchable tables have a keyword: as many as have its rarest piece. A rare word is
 * looked up in the index, a common one is looked for row by row (docs/decisions/004-search.md). 0 before the first ANALYZE.
 */
export const estimateMatches = async (db: Db, tables: readonly string[], keyword: string) => {
  const { needles } = takeApart(keyword)
  return (await findStatistics(db, tables)).map(({ rows, shares }) =>
    Math.round(Math.min(...needles.map((needle) => shares.get(needle) ?? 0)) * rows),
  )
}

/** From here on reading all that the index finds costs more than testing rows in the list's order until a page is full. */
const commonFrom = 2_000

/** Whether a list is quicker by `contains` than by `matches` (decision 004): when one of its tables has the word often. */
export const isCommonWord = async (db: Db, tables: readonly string[], keyword: string | undefined, from = commonFrom) =>
  keyword !== undefined && keyword !== '' && Math.max(...(await estimateMatches(db, tables, keyword))) > from
