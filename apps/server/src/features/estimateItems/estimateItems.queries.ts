import type { Item, ItemDraft } from '@crm/contract/features/estimateItems/estimateItems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const selectItems = (db: Db) =>
  db
    .selectFrom('estimate_items as r')
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .leftJoin('pocket_service as s', 's.psrv_no', 'r.psrv_no')
    .select(['r.ei_no', 'r.psrv_no', 's.psrv_name', 'r.ei_name', 'r.ei_content', 'r.ei_unit', 'r.ei_price'])
    .select(['r.ei_floor_price', 'r.ei_cost', 'r.is_taxable', 'r.ei_pocket', 'u.user_name as emp_name', 'r.reg_dt'])
    .select(['r.emp_no', 'r.rev', sql<Item['state']>`r.state`.as('state')])

/** The names that these rows of a file would take twice, by their place among them. */
export const findTakenNames = async (db: Db, rows: Pick<ItemDraft, 'psrv_no' | 'ei_name'>[]) => {
  const found = await sql<{ at: number }>`
    select (w.at - 1)::int as at
      from unnest(${rows.map(({ psrv_no }) => psrv_no ?? 0)}::int[], ${rows.map(({ ei_name }) => ei_name)}::text[])
           with ordinality w(psrv_no, ei_name, at)
      join estimate_items i on coalesce(i.psrv_no, 0) = w.psrv_no and lower(i.ei_name) = lower(w.ei_name)`.execute(db)
  return new Set(found.rows.map(({ at }) => at))
}

export const insertItems = (db: Db, rows: (ItemDraft & { emp_no: number })[]) =>
  db.insertInto('estimate_items').values(rows).execute()
