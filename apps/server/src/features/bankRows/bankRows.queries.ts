import type { bankRows } from '@crm/contract/features/bankRows/bankRows'
import type { BankRow, BankState } from '@crm/contract/features/bankRows/bankRows.rows'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { matches } from '../../db/search/search.ts'
import { today } from '../../db/today.ts'
import { type MatchCredit, type MatchRow, mostCandidates } from './matching.ts'
import type { StatementRow } from './statement.ts'
import { leastCutName, type RowWords } from './words.ts'

export type StoredRow = Omit<BankRow, 'certainty' | 'candidates'>

export const findBankRows = async (db: Db, bkr_nos: number[]) => {
  const { rows } = await sql<StoredRow>`
    select b.bkr_no, b.bank_code, k.bank_name, b.bkr_account, b.bkr_at, b.bkr_amount, b.bkr_name, b.bkr_memo, b.bkr_balance, b.bkr_state,
           b.dep_no, c.client_name
      from bank_rows b join banks k using (bank_code) left join deposits d on d.dep_no = b.dep_no
      left join clients c on c.client_no = d.client_no
     where b.bkr_no = any (${bkr_nos}::int[])`.execute(db)
  return rows
}

type Filter = QueryOf<typeof bankRows.excel>

export const foundBy = ({ keyword, bkr_state, sort, desc }: Filter) => {
  const direction = desc ? sql`desc` : sql`asc`
  return {
    id: 'b.bkr_no' as const,
    from: sql`bank_rows b`,
    where: filterConditions(
      { keyword, bkr_state },
      {
        keyword: (words: string) => matches(sql`b.search_text`, words),
        bkr_state: (state: BankState) => sql`b.bkr_state = ${state}`,
      },
    ),
    orderBy: sql`${sort === 'bkr_amount' ? sql`b.bkr_amount` : sql`b.bkr_at`} ${direction}, b.bkr_no ${direction}`,
  }
}

export const findWaiting = async (db: Db) => {
  const { rows } = await sql<MatchRow>`
    select bkr_no, bkr_amount, bkr_name, bkr_memo, (bkr_at at time zone 'Asia/Seoul')::date as day
      from bank_rows where bkr_state = 'waiting' order by bkr_at, bkr_no`.execute(db)
  return rows
}

export interface OpenCredit extends MatchCredit {
  projcrd_title: string
  ctr_title: string
  projcrd_pay_type: number
}

const isOpen = sql`k.ctr_state in ('concluded', 'sealed') and c.projcrd_deposit_dt is null and c.projcrd_paid < c.projcrd_amount`

/** Payments that are not covered; of each contract the one that is due first comes first. */
export const findOpenCredits = async (db: Db, which: RawBuilder<unknown> = sql`true`) => {
  const { rows } = await sql<OpenCredit>`
    select c.projcrd_no, c.projcrd_title, c.projcrd_pay_type, c.ctr_no, k.ctr_title, p.client_no, n.client_name, n.client_rep_name,
           c.projcrd_amount - c.projcrd_paid as open, c.projcrd_due_dt, right(e.est_code, 4) as code
      from project_credits c join contracts k using (ctr_no) join estimates e on e.est_no = k.est_no join projects p on p.proj_no = k.proj_no
      join clients n using (client_no)
     where ${isOpen} and ${which}
     order by c.projcrd_due_dt nulls last, c.projcrd_no`.execute(db)
  return rows
}

export const findNamedCredits = (db: Db, projcrd_nos: number[]) =>
  findOpenCredits(db, sql`c.projcrd_no = any (${projcrd_nos}::int[])`)

/** One search of the index for each: as a list the planner takes them for so many that it works out every client's core name. */
const clientsNamed = (names: string[]) => sql`
  select n.client_no from unnest(${names}::text[]) b
   cross join lateral (select client_no from clients where crm_core_name(client_name) = b offset 0) n`

/** Every payment of the clients and contracts that these words may mean. */
export const findCreditsByWords = (db: Db, { texts, names, codes }: RowWords, client_nos: number[]) =>
  findOpenCredits(
    db,
    sql`c.ctr_no in (
      select k.ctr_no from contracts k join projects p using (proj_no)
       where k.ctr_balance > 0 and p.client_no in (
         ${clientsNamed(names)}
         union all
         select client_no from clients where crm_core_name(client_rep_name) = any (${texts}::text[])
         union all
         -- Names that go on where the text ends, the first few: none has a letter behind the last of Unicode.
         select n.client_no from unnest(${texts}::text[]) t
          cross join lateral (
            select n.client_no from clients n
             where crm_core_name(n.client_name) > t and crm_core_name(n.client_name) < t || chr(1114111) and length(t) >= ${sql.lit(leastCutName)}
               and exists (select from projects p join contracts k using (proj_no) join project_credits c using (ctr_no)
                            where p.client_no = n.client_no and k.ctr_balance > 0 and ${isOpen})
             order by crm_core_name(n.client_name), n.client_no limit ${sql.lit(mostCandidates)}) n
         union all
         select unnest(${client_nos}::int[]))
      union all
      -- A code alone has to go with the amount, which is never more than what is open.
      select k.ctr_no from unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ amount }) => amount)}::bigint[]) w (code, amount)
        join estimates e on right(e.est_code, 4) = w.code join contracts k using (est_no) where k.ctr_balance >= w.amount)`,
  )

export const findCreditsByAmount = (db: Db, amounts: number[]) =>
  findOpenCredits(db, sql`c.projcrd_amount - c.projcrd_paid = any (${amounts}::bigint[])`)

/** Whose money came under these names before; a deposit that was corrected counts no longer. */
export const findAliases = async (db: Db, names: string[]) => {
  const { rows } = await sql<{ bkr_name: string; client_nos: number[] }>`
    select a.bkr_name, array_agg(distinct d.client_no) as client_nos from unnest(${names}::text[]) a (bkr_name)
     cross join lateral (select dep_no from bank_rows b where b.bkr_name = a.bkr_name and b.dep_no is not null offset 0) b
      join deposits d using (dep_no) where a.bkr_name <> '' group by a.bkr_name`.execute(db)
  return new Map(rows.map(({ bkr_name, client_nos }) => [bkr_name, client_nos]))
}

/** Nobody else confirms these until the transaction ends; those in another state than the wanted are left alone. */
export const lockBankRows = async (db: Db, bkr_nos: number[], wanted?: BankState) => {
  const { rows } = await sql<{
    bkr_no: number
    bkr_amount: number
    bkr_name: string
    bkr_memo: string
    bkr_state: BankState
    day: string
  }>`
    select bkr_no, bkr_amount, bkr_name, bkr_memo, bkr_state, (bkr_at at time zone 'Asia/Seoul')::date as day
      from bank_rows where bkr_no = any (${bkr_nos}::int[]) and (${wanted ?? null}::text is null or bkr_state = ${wanted ?? null})
     order by bkr_no for update`.execute(db)
  return rows
}

export const setState = (db: Db, bkr_nos: number[], bkr_state: BankState) =>
  db.updateTable('bank_rows').set({ bkr_state }).where('bkr_no', '=', sql<number>`any (${bkr_nos}::int[])`).execute()

export const setDeposit = (db: Db, bkr_no: number, dep_no: number) =>
  db.updateTable('bank_rows').set({ bkr_state: 'done', dep_no }).where('bkr_no', '=', bkr_no).execute()

/** Answers how many were new. */
export const insertStatement = async (db: Db, bank_code: string, emp_no: number | null, rows: StatementRow[]) => {
  const { numAffectedRows } = await sql`
    insert into bank_rows (bank_code, bkr_account, bkr_at, bkr_amount, bkr_name, bkr_memo, bkr_balance, bkr_nth, emp_no)
    select ${bank_code}, r.bkr_account, r.bkr_at, r.bkr_amount, r.bkr_name, r.bkr_memo, r.bkr_balance, r.bkr_nth, ${emp_no}::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (bkr_account text, bkr_at timestamptz, bkr_amount bigint, bkr_name text,
           bkr_memo text, bkr_balance bigint, bkr_nth smallint)
     order by r.bkr_at, r.bkr_nth
        on conflict on constraint bank_rows_same do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const isBank = async (db: Db, bank_code: string) =>
  (await db.selectFrom('banks').select('bank_code').where('bank_code', '=', bank_code).executeTakeFirst()) !== undefined

export const findHeadsOf = async (db: Db, bank_code: string) => {
  const row = await db.selectFrom('bank_columns').select('heads').where('bank_code', '=', bank_code).executeTakeFirst()
  return (row?.heads ?? {}) as Record<string, string>
}

export const rememberHeads = (db: Db, bank_code: string, heads: Record<string, string>) =>
  db
    .insertInto('bank_columns')
    .values({ bank_code, heads: JSON.stringify(heads) })
    .onConflict((conflict) => conflict.column('bank_code').doUpdateSet({ heads: JSON.stringify(heads) }))
    .execute()

/** Rows of yesterday's statements that still wait. */
export const sumLeftSinceYesterday = async (db: Db) => {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*)::int as count, coalesce(sum(bkr_amount), 0)::bigint as amount from bank_rows
     where bkr_state = 'waiting' and (reg_dt at time zone 'Asia/Seoul')::date = ${today} - 1`.execute(db)
  return rows[0] ?? { count: 0, amount: 0 }
}

/** Whoever matches what comes in, by emp_no. */
export const findContractStaff = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number }>`
    select emp_no from employees join users using (user_no)
     where emp_state = 1 and state = 1 and 'AdminContract' = any (emp_scope)`.execute(db)
  return rows.map(({ emp_no }) => emp_no)
}
