import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

interface TemplateColumns {
  mt_name: string
  mt_content: string
  mt_secret: string
}

const select = (db: Db) =>
  db.selectFrom('minutes_templates').select(['mt_no', 'emp_no', 'mt_name', 'mt_content', 'mt_secret', 'rev'])

/** The company's and a person's own. */
export const findTemplates = (db: Db, emp_no: number) =>
  select(db)
    .where((eb) => eb.or([eb('emp_no', 'is', null), eb('emp_no', '=', emp_no)]))
    .orderBy(sql`emp_no is not null`)
    .orderBy(sql`lower(mt_name)`)
    .execute()

export const findTemplate = (db: Db, mt_no: number) => select(db).where('mt_no', '=', mt_no).executeTakeFirst()

/** How many a person has; the company with null. */
export const countTemplates = async (db: Db, emp_no: number | null) => {
  const { count } = await db
    .selectFrom('minutes_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`emp_no is not distinct from ${emp_no}`)
    .executeTakeFirstOrThrow()
  return count
}

export const insertTemplate = async (db: Db, template: TemplateColumns & { emp_no: number | null }) =>
  (await db.insertInto('minutes_templates').values(template).returning('mt_no').executeTakeFirstOrThrow()).mt_no

/** False when somebody has changed it since that revision. */
export const updateTemplateRow = async (db: Db, mt_no: number, rev: number, columns: TemplateColumns) => {
  const { numUpdatedRows } = await db
    .updateTable('minutes_templates')
    .set({ ...columns, rev: rev + 1 })
    .where('mt_no', '=', mt_no)
    .where('rev', '=', rev)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteTemplate = (db: Db, mt_no: number) =>
  db.deleteFrom('minutes_templates').where('mt_no', '=', mt_no).execute()
