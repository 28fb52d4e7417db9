import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { withCachedTotal } from './cachedTotals.ts'
import type { Db } from './database.ts'
import { type Hot, send } from './hot/sendHot.ts'

export interface Paging {
  offset: number
  limit: number
}

interface Page<Row> {
  query: Row[]
  total: number
}

/**
 * How the total is found. `window`: counted with the ids, so that a keyword is searched once. `query`: counted beside
 * them, for filters that an index answers. `cached`: remembered until one of the tables changes (decision 015).
 * A number where the caller has counted already.
 */
type Total = number | 'window' | 'query' | { cached: string; tables: readonly string[] }

interface PageOfIds {
  /** The column that identifies a row, with its alias: `m.ms_no`. */
  id: string
  from: RawBuilder<unknown>
  /** The same rows, where another way to them is faster when all are counted. */
  countFrom?: RawBuilder<unknown>
  where: readonly RawBuilder<unknown>[]
  /** The same condition, where another way to say it is faster when all are counted. */
  countWhere?: readonly RawBuilder<unknown>[]
  orderBy: RawBuilder<unknown>
  page: Paging
  total: Total
  /** On connections that keep one plan for all values: for lists that are read all day (decision 008). */
  hot?: Hot
}

type IdOf<Row> = `${string}.${keyof Row & string}` | (keyof Row & string)

interface PagedRead<Row> extends PageOfIds {
  id: NoInfer<IdOf<Row>>
  /** The rows with these ids, in any order. */
  rows: (ids: number[]) => Promise<Row[]>
}

const condition = (where: readonly RawBuilder<unknown>[]) => (where.length ? sql.join(where, sql` and `) : sql`true`)

/** Takes the window's total from the rows; only a page past the end needs a second query for it. */
export const splitTotal = async <Row extends { total: number }>(
  rows: Row[],
  offset: number,
  count: () => Promise<number>,
): Promise<Page<Omit<Row, 'total'>>> => {
  const [first] = rows
  if (!first) return { query: [], total: offset ? await count() : 0 }
  return { query: rows.map(({ total: _, ...row }) => row), total: first.total }
}

/** Selected with the columns of a page: how many rows there are in all. */
export const windowTotal = sql<number>`count(*) over ()::int`.as('total')

/** Which rows are on a page, and how many there are in all. */
const findPageOfIds = async (
  db: Db,
  { id, from, countFrom = from, where, countWhere = where, orderBy, page, total, hot = false }: PageOfIds,
) => {
  const column = sql.ref(id)
  const matching = condition(where)
  const onPage = sql`from ${from} where ${matching} order by ${orderBy} offset ${page.offset} limit ${page.limit}`
  const count = sql<number>`(select count(*)::int from ${countFrom} where ${condition(countWhere)})`
  const countNow = async () => {
    const [row] = await send(db, sql<{ total: number }>`select ${count} as total`, hot)
    return row?.total ?? 0
  }
  const ids = sql<number[]>`array(select ${column} ${onPage})`
  if (typeof total === 'number') {
    const [row] = await send(db, sql<{ ids: number[] }>`select ${ids} as ids`, hot)
    return { ids: row?.ids ?? [], total }
  }
  if (total === 'query') {
    const [row] = await send(db, sql<{ ids: number[]; total: number }>`select ${ids} as ids, ${count} as total`, hot)
    return row ?? { ids: [], total: 0 }
  }
  if (total === 'window') {
    const select = sql<{ id: number; total: number }>`select ${column} as id, count(*) over ()::int as total ${onPage}`
    const found = await splitTotal(await send(db, select, hot), page.offset, countNow)
    return { ids: found.query.map((row) => row.id), total: found.total }
  }
  const cached = await withCachedTotal(db, { key: total.cached, tables: total.tables, count, hot }, ids)
  return { ids: cached.rows, total: cached.total }
}

/**
 * A page of a long list: first which rows, in order, and how many there are in all; then what is shown of those, so that
 * nothing is looked up for the rows of other pages.
 */
export const readPage = async <Row extends object>(db: Db, { rows, ...read }: PagedRead<Row>): Promise<Page<Row>> => {
  const { ids, total } = await findPageOfIds(db, read)
  if (!ids.length) return { query: [], total }
  const key = read.id.slice(read.id.indexOf('.') + 1) as keyof Row
  const byId = new Map((await rows(ids)).map((row) => [row[key] as number, row]))
  return { query: ids.flatMap((id) => byId.get(id) ?? []), total }
}

/** The ids of all rows that a filter leaves, in order: what an Excel file holds. */
export const readIds = async (db: Db, { id, from, where, orderBy }: Omit<PageOfIds, 'page' | 'total'>) => {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(id)} as id from ${from} where ${condition(where)} order by ${orderBy}`.execute(db)
  return rows.map((row) => row.id)
}

/** A page of an ordered Kysely query whose rows are cheap to read: rows and total come in one statement. */
export const readQueryPage = async <Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { offset, limit }: Paging,
): Promise<Page<Row>> => {
  const rows = await query.select(windowTotal).offset(offset).limit(limit).execute()
  const count = async () => {
    const counted = query.clearSelect().clearOrderBy().select(sql<number>`count(*)::int`.as('total'))
    return (await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()).total
  }
  return (await splitTotal(rows as (Row & { total: number })[], offset, count)) as Page<Row>
}
