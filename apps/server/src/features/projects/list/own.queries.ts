import { type RawBuilder, sql } from 'kysely'
import { readCachedTotal } from '../../../db/cachedTotals.ts'
import type { Db } from '../../../db/database.ts'

const countRows = (db: Db, key: string, table: string, where: RawBuilder<unknown>) => {
  const count = sql<number>`(select count(*)::int from ${sql.table(table)} p where ${where})`
  return readCachedTotal(db, { key, tables: [table], count, hot: true })
}

export const countAllProjects = (db: Db) => countRows(db, 'allProjects', 'projects', sql`true`)

export const countOwnProjects = (db: Db, emp_no: number) =>
  countRows(db, `ownProjects ${emp_no}`, 'project_employees', sql`p.emp_no = ${emp_no}`)

/** `offset 0` keeps it a question about each row, so that rows come in the order of an index and stop when the page is full. */
export const isOneOf = (emp_no: number | null, proj_no: string) => sql`exists (
  select from project_employees o where o.proj_no = ${sql.ref(proj_no)} and o.emp_no = ${emp_no} offset 0)`

/**
 * Whether a person's page is found sooner by going through everybody's projects in order than by sorting the person's own:
 * of `all` one in `all / own` is theirs, so a page takes `most * all / own` steps instead of `own` (decision 015).
 */
export const isFoundAmongAll = (own: number, all: number, most: number) => own * own > most * all

export const ownsMany = async (db: Db, emp_no: number, most: number) => {
  const [own, all] = await Promise.all([countOwnProjects(db, emp_no), countAllProjects(db)])
  return isFoundAmongAll(own, all, most)
}
