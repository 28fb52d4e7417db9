import { sql } from 'kysely'

/** Selected beside the columns of a page: how many rows there are in all. For lists of which little is left to count. */
export const totalBeside = sql<number>`count(*) over ()::int`.as('total')

/** Takes the total off the rows again; only a page past the end has to ask for it. */
export const pageFrom = async <Row extends { total: number }>(
  rows: Row[],
  offset: number,
  count: () => Promise<number>,
): Promise<{ query: Omit<Row, 'total'>[]; total: number }> => {
  const [first] = rows
  if (!first) return { query: [], total: offset ? await count() : 0 }
  return { query: rows.map(({ total: _, ...row }) => row), total: first.total }
}
