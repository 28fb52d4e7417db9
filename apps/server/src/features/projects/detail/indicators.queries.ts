import type { Indicator, IndicatorChange, IndicatorDraft } from '@crm/contract/features/projects/projects.words'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { indicatorFields } from './show.queries.ts'

interface IndicatorKey {
  proj_no: number
  pic_no: number
}

export const findIndicator = async (db: Db, pic_no: number) => {
  const { rows } = await sql<{ indicator: Indicator }>`
    select ${indicatorFields} as indicator from project_indicators i where i.pic_no = ${pic_no}`.execute(db)
  return rows.map(({ indicator }) => indicator)
}

/** Answers those who were not on it before. */
export const replacePeople = async (db: Db, pic_no: number, emp_nos: number[]) => {
  await sql`delete from project_indicator_employees
    where pic_no = ${pic_no} and emp_no <> all (${emp_nos}::int[])`.execute(db)
  const { rows } = await sql<{ emp_no: number }>`insert into project_indicator_employees (pic_no, emp_no)
    select ${pic_no}, no from unnest(${emp_nos}::int[]) no on conflict do nothing returning emp_no`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}

export const insertIndicator = async (db: Db, proj_no: number, { pic_emps: _, is_done, ...facts }: IndicatorDraft) => {
  const { pic_no } = await db
    .insertInto('project_indicators')
    .values({ proj_no, ...facts, pic_done_dt: is_done ? sql<string>`now()` : null })
    .returning('pic_no')
    .executeTakeFirstOrThrow()
  return pic_no
}

/** What was done before stays done at that time. Returns undefined when it is unknown or was changed since `rev`. */
export const updateIndicator = (
  db: Db,
  { proj_no, pic_no }: IndicatorKey,
  { pic_emps: _, is_done, rev, ...facts }: IndicatorChange,
) =>
  db
    .updateTable('project_indicators')
    .set({ ...facts, pic_done_dt: is_done ? sql<string>`coalesce(pic_done_dt, now())` : null })
    .where('pic_no', '=', pic_no)
    .where('proj_no', '=', proj_no)
    .where('rev', '=', rev)
    .returning('pic_no')
    .executeTakeFirst()

export const isIndicator = async (db: Db, { proj_no, pic_no }: IndicatorKey) =>
  (await db
    .selectFrom('project_indicators')
    .select('pic_no')
    .where('pic_no', '=', pic_no)
    .where('proj_no', '=', proj_no)
    .executeTakeFirst()) !== undefined

export const deleteIndicator = async (db: Db, { proj_no, pic_no }: IndicatorKey) => {
  const { numDeletedRows } = await db
    .deleteFrom('project_indicators')
    .where('pic_no', '=', pic_no)
    .where('proj_no', '=', proj_no)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
