import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { pageFrom } from './paged.ts'
import { send } from './prepared.ts'
import { withFigure } from './totals.ts'

interface Wanted {
  /** The number that names a row. */
  column: RawBuilder<unknown>
  from: RawBuilder<unknown>
  /** The same rows, where another way to them is faster when all are counted. */
  countFrom?: RawBuilder<unknown>
  conditions: readonly RawBuilder<unknown>[]
  order: RawBuilder<unknown>
  page: { offset: number; limit: number }
  /** Where the total is remembered; without one it is counted beside the rows, so that a keyword is looked for once. */
  figure: { key: string; tables: readonly string[] } | undefined
}

/** Which rows are on a page of a long list, and how many there are in all. */
export const findNumbers = async (
  db: Db,
  { column, from, countFrom = from, conditions, order, page, figure }: Wanted,
) => {
  const where = conditions.length ? sql.join(conditions, sql` and `) : sql`true`
  const onPage = sql`from ${from} where ${where} order by ${order} offset ${page.offset} limit ${page.limit}`
  const count = sql<number>`(select count(*)::int from ${countFrom} where ${where})`
  if (figure) {
    const { beside, value } = await withFigure(
      db,
      { ...figure, count },
      sql<number[]>`array(select ${column} ${onPage})`,
    )
    return { numbers: beside, total: value }
  }
  const found = sql<{ no: number; total: number }>`select ${column} as no, count(*) over ()::int as total ${onPage}`
  const { query, total } = await pageFrom(await send(db, found.compile(db)), page.offset, async () => {
    const counted = await sql<{ total: number }>`select ${count} as total`.execute(db)
    return counted.rows[0]?.total ?? 0
  })
  return { numbers: query.map(({ no }) => no), total }
}
