import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { CompanyColumns } from './companies.queries.ts'

/** A statement takes 65,535 values. */
const atOnce = 1000

/** All of them, in this order; answers their numbers. */
export const insertCompanies = async (db: Db, companies: CompanyColumns[]) => {
  const client_nos: number[] = []
  for (let from = 0; from < companies.length; from += atOnce) {
    const some = companies.slice(from, from + atOnce)
    const rows = await db.insertInto('clients').values(some).returning('client_no').execute()
    client_nos.push(...rows.map(({ client_no }) => client_no))
  }
  return client_nos
}

export const insertManagers = async (db: Db, managers: { client_no: number; emp_no: number }[]) => {
  if (!managers.length) return
  await sql`
    insert into client_managers (client_no, emp_no)
    select client_no, emp_no
      from jsonb_to_recordset(${JSON.stringify(managers)}::jsonb) as m(client_no integer, emp_no integer)`.execute(db)
}

/** The companies that have one of these business numbers. */
export const findNumberOwners = async (db: Db, numbers: string[]) => {
  const rows = await db
    .selectFrom('clients')
    .select(['client_biz_no', 'client_name'])
    .where('client_biz_no', '=', sql<string>`any (${numbers}::text[])`)
    .execute()
  return new Map(rows.map(({ client_biz_no, client_name }) => [client_biz_no, client_name]))
}

interface Named {
  row_no: number
  client_type: string
  client_name: string
}

/** What each name comes down to without 주식회사 and the like, and the company of that kind that bears it already. */
export const findNameOwners = async (db: Db, named: Named[]) => {
  const { rows } = await sql<{ row_no: number; core: string; client_name: string | null }>`
    select n.row_no, f.core, (
      select c.client_name from clients c
       where c.client_name_core = f.core and c.client_type = n.client_type order by c.client_no limit 1) as client_name
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(row_no integer, client_type text, client_name text)
     cross join lateral (select crm_company_core(n.client_name)) f(core)`.execute(db)
  return new Map(rows.map(({ row_no, ...found }) => [row_no, found]))
}
