import type { Indicator, IndicatorDraft } from '@crm/contract/project'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { indicatorFields } from './show.queries.ts'

export interface IndicatorKey {
  proj_no: number
  pic_no: number
}

export const findIndicator = async (db: Db, pic_no: number) => {
  const { rows } = await sql<{ indicator: Indicator }>`
    select ${indicatorFields} as indicator from project_indicators i where i.pic_no = ${pic_no}`.execute(db)
  return rows.map(({ indicator }) => indicator)
}

const replacePeople = async (db: Db, pic_no: number, emp_nos: number[]) => {
  await sql`delete from project_indicator_employees
    where pic_no = ${pic_no} and emp_no <> all (${emp_nos}::int[])`.execute(db)
  await sql`insert into project_indicator_employees (pic_no, emp_no)
    select ${pic_no}, no from unnest(${emp_nos}::int[]) no on conflict do nothing`.execute(db)
}

export const insertIndicator = async (db: Db, proj_no: number, { pic_emps, is_done, ...facts }: IndicatorDraft) => {
  const { pic_no } = await db
    .insertInto('project_indicators')
    .values({ proj_no, ...facts, pic_done_dt: is_done ? sql<string>`now()` : null })
    .returning('pic_no')
    .executeTakeFirstOrThrow()
  await replacePeople(db, pic_no, pic_emps)
  return pic_no
}

/** What was done before stays done at that time. False when the project has no such indicator. */
export const updateIndicator = async (
  db: Db,
  { proj_no, pic_no }: IndicatorKey,
  { pic_emps, is_done, ...facts }: IndicatorDraft,
) => {
  const updated = await db
    .updateTable('project_indicators')
    .set({ ...facts, pic_done_dt: is_done ? sql<string>`coalesce(pic_done_dt, now())` : null })
    .where('pic_no', '=', pic_no)
    .where('proj_no', '=', proj_no)
    .returning('pic_no')
    .executeTakeFirst()
  if (updated) await replacePeople(db, pic_no, pic_emps)
  return updated !== undefined
}

export const deleteIndicator = async (db: Db, { proj_no, pic_no }: IndicatorKey) => {
  const { numDeletedRows } = await db
    .deleteFrom('project_indicators')
    .where('pic_no', '=', pic_no)
    .where('proj_no', '=', proj_no)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
