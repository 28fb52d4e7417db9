import type { CompanyDay, Holiday } from '@crm/contract/features/holidays/holidays'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PublicHoliday } from './publicHolidays.ts'

const shown = ['hd_no', 'hd_date', 'hd_name', 'kind', 'is_expected', 'rev'] as const

export const findHolidays = (db: Db, { start_dt, end_dt }: { start_dt: string; end_dt: string }) =>
  db
    .selectFrom('holidays')
    .select(shown)
    .where('hd_date', '>=', start_dt)
    .where('hd_date', '<=', end_dt)
    .orderBy('hd_date')
    .orderBy('hd_no')
    .execute() as Promise<Holiday[]>

export const insertCompanyDay = (db: Db, day: CompanyDay) =>
  db
    .insertInto('holidays')
    .values({ ...day, kind: 'company', source: 'hand' })
    .returning(shown)
    .executeTakeFirstOrThrow() as Promise<Holiday>

/** Returns undefined when there is no such company day, or when it was changed since `rev`. */
export const updateCompanyDay = (db: Db, hd_no: number, day: CompanyDay, rev: number | undefined) =>
  db
    .updateTable('holidays')
    .set(day)
    .where('hd_no', '=', hd_no)
    .where('kind', '=', 'company')
    .$if(rev !== undefined, (query) => query.where('rev', '=', rev ?? 0))
    .returning(shown)
    .executeTakeFirst() as Promise<Holiday | undefined>

export const deleteCompanyDay = (db: Db, hd_no: number) =>
  db
    .deleteFrom('holidays')
    .where('hd_no', '=', hd_no)
    .where('kind', '=', 'company')
    .returning('hd_no')
    .executeTakeFirst()

export const findHoliday = (db: Db, hd_no: number) =>
  db.selectFrom('holidays').select(shown).where('hd_no', '=', hd_no).executeTakeFirst() as Promise<Holiday | undefined>

// Nodes that start together take turns; any constant does.
const lockKey = 7_214_021

/** Makes these the public holidays there are; company days stay. Answers whether anything was different. */
export const replacePublicHolidays = async (tx: Db, wanted: PublicHoliday[]) => {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
    as w(hd_date date, hd_name text, kind text, source text)`
  const { numAffectedRows: removed = 0n } = await sql`
    delete from holidays h where h.source <> 'hand'
       and not exists (select from ${rows} where w.hd_date = h.hd_date and w.hd_name = h.hd_name)`.execute(tx)
  const { numAffectedRows: written = 0n } = await sql`
    insert into holidays (hd_date, hd_name, kind, source)
    select hd_date, hd_name, kind, source from ${rows}
    on conflict (hd_date, hd_name) do update set kind = excluded.kind, source = excluded.source
     where holidays.source <> 'hand' and (holidays.kind, holidays.source) <> (excluded.kind, excluded.source)`.execute(
    tx,
  )
  return removed + written > 0n
}
