import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'

/** People of client companies whose account is approved and verified. */
const verified = (db: Db) =>
  db
    .selectFrom('client_members as m')
    .innerJoin('users as u', 'u.user_no', 'm.user_no')
    .where('u.state', '=', 1)
    .where('m.client_state', '=', 1)
    .where('m.is_verified', '=', true)
    .select(['u.user_no', 'u.user_name', 'm.client_no'])

export const findPeople = (db: Db, user_nos: number[]) =>
  user_nos.length ? verified(db).where('u.user_no', 'in', user_nos).execute() : Promise.resolve([])

export const findCompanyPeople = (db: Db, client_no: number) =>
  verified(db).where('m.client_no', '=', client_no).orderBy('u.user_name').orderBy('u.user_no').execute()

/** Points of the company. */
export const findPocket = async (db: Db, client_no: number) => {
  const row = await db
    .selectFrom('pocket_balances')
    .select('cash')
    .where('client_no', '=', client_no)
    .executeTakeFirst()
  return row?.cash ?? 0
}

/** An order of somebody's own that was not paid, with what was chosen in it. */
export const findUnpaidOrder = (db: Db, { pay_no, crs_no, user_no }: Record<'pay_no' | 'crs_no' | 'user_no', number>) =>
  db
    .selectFrom('payments')
    .select(['pay_info', 'pay_pocket'])
    .where('pay_no', '=', pay_no)
    .where('to_table', '=', 'courses')
    .where('to_no', '=', crs_no)
    .where('user_no', '=', user_no)
    .where('pay_state', 'in', [0, 10])
    .executeTakeFirst()

/** People of all companies, by name, account or company. */
export const searchPeople = (db: Db, keyword: string | undefined, page: Paging) =>
  readQueryPage(
    verified(db)
      .innerJoin('clients as c', 'c.client_no', 'm.client_no')
      .select('c.client_name')
      .$if(Boolean(keyword), (found) =>
        found.where(
          sql<boolean>`(${matches(sql`u.search_text`, keyword ?? '')} or ${matches(sql`c.search_text`, keyword ?? '')})`,
        ),
      )
      .orderBy('c.client_name')
      .orderBy('u.user_name')
      .orderBy('u.user_no'),
    page,
  )
