import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

/**
 * For large seeds, whose rows are known to be right: triggers and foreign keys check every row, which takes longer than
 * writing it. What was switched off before stays off. Only the owner of a cluster may do this, as the bench is of its own.
 */
export const withoutTriggers = async <Result>(db: Db, tables: string[], work: () => Promise<Result>) => {
  const { rows } = await sql<{ name: string; trigger: string }>`
    select tgrelid::regclass::text as name, tgname as trigger from pg_trigger
     where tgrelid = any (${tables}::text[]::regclass[]) and tgenabled = 'O'`.execute(db)
  const turn = async (what: 'enable' | 'disable') => {
    for (const { name, trigger } of rows)
      await sql`alter table ${sql.table(name)} ${sql.raw(what)} trigger ${sql.id(trigger)}`.execute(db)
  }
  await turn('disable')
  const result = await work()
  await turn('enable')
  return result
}
