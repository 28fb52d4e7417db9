import type { {{One}}Draft, {{One}}Filter, {{One}}Row } from '@crm/contract/features/{{many}}/{{many}}'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { type Paging, readIds, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search.ts'

const select{{Many}} = (db: Db) =>
  db
    .selectFrom('{{table}} as r')
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['r.{{p}}_no', 'r.{{p}}_title', 'r.reg_dt', 'u.user_name as emp_name'])
    .select(sql<{{One}}Row['state']>`r.state`.as('state'))

const order = { reg_dt: sql`r.{{p}}_no`, {{p}}_title: sql`r.{{p}}_title` }

const found = (filter: {{One}}Filter) => ({
  id: 'r.{{p}}_no' as const,
  from: sql`{{table}} r`,
  where: filterConditions(filter, {
    keyword: (keyword) => matches(sql`r.search_text`, keyword),
    state: (state) => sql`r.state = ${state}`,
  }),
  orderBy: sql`${order[filter.sort]} ${filter.desc ? sql`desc` : sql`asc`}, r.{{p}}_no desc`,
})

export const find{{Many}}ByNo = (db: Db, nos: number[]): Promise<{{One}}Row[]> =>
  select{{Many}}(db)
    .where('r.{{p}}_no', '=', sql<number>`any (${nos}::int[])`)
    .execute()

export const find{{Many}} = (db: Db, filter: {{One}}Filter, page: Paging) =>
  readPage<{{One}}Row>(db, {
    ...found(filter),
    page,
    total: filter.keyword ? 'window' : 'query',
    rows: (nos) => find{{Many}}ByNo(db, nos),
  })

/** The numbers of all rows that a filter leaves, in order. */
export const find{{One}}Nos = (db: Db, filter: {{One}}Filter) => readIds(db, found(filter))

export const find{{One}} = (db: Db, {{p}}_no: number) =>
  select{{Many}}(db)
    .select(['r.{{p}}_content', 'r.emp_no', 'r.rev'])
    .where('r.{{p}}_no', '=', {{p}}_no)
    .executeTakeFirst()

export const insert{{One}} = async (db: Db, draft: {{One}}Draft, emp_no: number) => {
  const { {{p}}_no } = await db
    .insertInto('{{table}}')
    .values({ ...draft, emp_no })
    .returning('{{p}}_no')
    .executeTakeFirstOrThrow()
  return {{p}}_no
}

/** Nothing when there is no such row, or when it was changed since `rev`. */
export const change{{One}} = (db: Db, {{p}}_no: number, rev: number, draft: {{One}}Draft) =>
  db
    .updateTable('{{table}}')
    .set(draft)
    .where('{{p}}_no', '=', {{p}}_no)
    .where('rev', '=', rev)
    .returning('{{p}}_no')
    .executeTakeFirst()

export const delete{{One}} = (db: Db, {{p}}_no: number) =>
  db.deleteFrom('{{table}}').where('{{p}}_no', '=', {{p}}_no).returning('{{p}}_no').executeTakeFirst()
