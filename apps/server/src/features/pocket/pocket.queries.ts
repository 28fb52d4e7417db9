import type { CashLog, CashType, OwnCashLog, pocket } from '@crm/contract/features/pocket/pocket'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

/** The entry that undid the whole, or the last of the refunds that together gave back all of it. */
const wholeUndoing = sql<number | null>`(
  select max(r.cl_no) from cash_log r where r.reversed_cl_no = l.cl_no having sum(r.cl_amount) = -l.cl_amount)`

const entries = (db: Db) =>
  db
    .selectFrom('cash_log as l')
    .innerJoin('clients as c', 'c.client_no', 'l.client_no')
    .leftJoin('employees as e', 'e.emp_no', 'l.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .leftJoin('project_buildups as b', (join) =>
      join.on('b.cl_no', '=', sql<number>`coalesce(l.reversed_cl_no, l.cl_no)`),
    )
    .leftJoin('payments as p', (join) => join.on('p.cl_no', '=', sql<number>`coalesce(l.reversed_cl_no, l.cl_no)`))
    .select(['l.cl_no', 'l.client_no', 'c.client_name', 'l.cl_amount', 'l.cl_type', 'l.cl_info', 'l.cl_balance'])
    .select(['u.user_name as emp_name', 'l.reversed_cl_no', 'b.pbu_no', 'p.pay_no', 'l.ctr_no', 'l.reg_dt'])
    .select(wholeUndoing.as('reversed_by'))

export const findCashLogs = (db: Db, { client_no, cl_type, ...page }: QueryOf<typeof pocket.list>) =>
  readQueryPage(
    entries(db)
      .where('l.client_no', '=', client_no)
      .$if(cl_type !== undefined, (found) => found.where('l.cl_type', '=', cl_type as string))
      .orderBy('l.cl_no', 'desc')
      .$castTo<CashLog>(),
    page,
  )

/** What a company may know of its entries; reasons that staff wrote for themselves are not even selected. */
export const findOwnCashLogs = (db: Db, client_no: number, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('cash_log')
      .select(['cl_no', 'cl_amount', 'cl_type', 'cl_balance', 'reg_dt'])
      .select(
        sql<
          string | null
        >`case when cl_type in ('free', 'use', 'refund', 'charge') then nullif(cl_info ->> 'reason', '') end`.as(
          'reason',
        ),
      )
      .where('client_no', '=', client_no)
      .orderBy('cl_no', 'desc')
      .$castTo<OwnCashLog>(),
    page,
  )

/** Undefined for a company that is not there; 0 for one that never had any. */
export const findCash = async (db: Db, client_no: number) => {
  const row = await db
    .selectFrom('clients as c')
    .leftJoin('pocket_balances as b', 'b.client_no', 'c.client_no')
    .select(sql<number>`coalesce(b.cash, 0)`.as('cash'))
    .where('c.client_no', '=', client_no)
    .executeTakeFirst()
  return row?.cash
}

/** Nobody else spends them until the transaction ends. */
export const lockCash = async (db: Db, client_no: number) => {
  const row = await db
    .selectFrom('pocket_balances')
    .select('cash')
    .where('client_no', '=', client_no)
    .forUpdate()
    .executeTakeFirst()
  return row?.cash
}

export const findCashLog = (db: Db, cl_no: number) =>
  entries(db).where('l.cl_no', '=', cl_no).executeTakeFirst() as Promise<CashLog | undefined>

export interface NewEntry {
  client_no: number
  cl_amount: number
  cl_type: CashType
  cl_info: { reason: string } & Record<string, unknown>
  emp_no: number | null
  reversed_cl_no?: number | undefined
  ctr_no?: number
}

/** The database keeps the balance beside the row, and refuses a row that would take it below zero. */
export const insertCashLog = async (db: Db, { cl_info, ...entry }: NewEntry) => {
  const { cl_no } = await db
    .insertInto('cash_log')
    .values({ ...entry, cl_info: JSON.stringify(cl_info) })
    .returning('cl_no')
    .executeTakeFirstOrThrow()
  return cl_no
}

/** The points that a contract grants, and how many of them stand in the ledger. */
export const findContractPoints = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<{ client_no: number; granted: number; standing: number }>`
    select p.client_no, crm_contract_points(k.ctr_no) as granted,
           coalesce((select sum(l.cl_amount) from cash_log l where l.ctr_no = k.ctr_no), 0)::int as standing
      from contracts k join projects p using (proj_no) where k.ctr_no = ${ctr_no}`.execute(db)
  return rows[0]
}
