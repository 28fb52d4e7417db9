import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Clients } from '../../db/types.gen.ts'

export type CompanyColumns = Insertable<Clients>

export const insertCompany = async (db: Db, company: CompanyColumns) => {
  const { client_no } = await db.insertInto('clients').values(company).returning('client_no').executeTakeFirstOrThrow()
  return client_no
}

/** Returns nothing when another company has the business number, also when it got it at the same moment. */
export const insertUnlessNumberTaken = (db: Db, company: CompanyColumns) =>
  db
    .insertInto('clients')
    .values(company)
    .onConflict((conflict) => conflict.column('client_biz_no').doNothing())
    .returning('client_no')
    .executeTakeFirst()

export const findByBusinessNumber = (db: Db, client_biz_no: string) =>
  db.selectFrom('clients').select('client_no').where('client_biz_no', '=', client_biz_no).executeTakeFirst()

/** Two people of one new firm who join at once wait here for each other. */
export const lockName = (db: Db, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('clients:' || crm_company_core(${name}), 0))`.execute(db)

export const findFirm = (db: Db, vc_name: string) =>
  db
    .selectFrom('clients')
    .select('client_no')
    .where('client_type', '=', 'vc')
    .where('client_name_core', '=', sql<string>`crm_company_core(${vc_name})`)
    .orderBy('client_no')
    .executeTakeFirst()

/** Returns undefined when the company is unknown or has been changed since `rev`. */
export const updateCompany = (db: Db, client_no: number, rev: number, company: Updateable<Clients>) =>
  db
    .updateTable('clients')
    .set(company)
    .where('client_no', '=', client_no)
    .where('rev', '=', rev)
    .returning('client_no')
    .executeTakeFirst()

export const replaceTheme = (db: Db, from: number, to: number) =>
  db.updateTable('clients').set({ thm_no: to }).where('thm_no', '=', from).execute()

/** For callers that hold the row. */
export const setCompany = (db: Db, client_no: number, facts: Updateable<Clients>) =>
  db.updateTable('clients').set(facts).where('client_no', '=', client_no).execute()

export const isCompany = async (db: Db, client_no: number) =>
  (await db.selectFrom('clients').select('client_no').where('client_no', '=', client_no).executeTakeFirst()) !==
  undefined

/** Makes these and no others look after the company; answers those who did not before. */
export const replaceManagers = async (db: Db, client_no: number, emp_nos: number[]) => {
  await db
    .deleteFrom('client_managers')
    .where('client_no', '=', client_no)
    .$if(emp_nos.length > 0, (query) => query.where('emp_no', 'not in', emp_nos))
    .execute()
  if (!emp_nos.length) return []
  return db
    .insertInto('client_managers')
    .values([...new Set(emp_nos)].map((emp_no) => ({ client_no, emp_no })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('emp_no')
    .execute()
}
