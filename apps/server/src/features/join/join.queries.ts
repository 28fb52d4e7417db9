import { legalVersions } from '@crm/contract/features/join/join'
import type { ScopeName } from '@crm/contract/scopes'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export const isIdFree = async (db: Db, user_id: string) =>
  !(await db.selectFrom('users').select('user_no').where('user_id', '=', user_id).executeTakeFirst())

/** Uses the unique index that keeps the rule: only active accounts hold an address. */
export const isEmailFree = async (db: Db, user_email: string) =>
  !(await db
    .selectFrom('users')
    .select('user_no')
    .where(sql<boolean>`lower(user_email) = ${user_email}`)
    .where('state', '=', 1)
    .executeTakeFirst())

/** Whether the company has no account yet; a company that only staff registered must look like an unknown one. */
export const isBizNoFree = async (db: Db, client_biz_no: string) =>
  !(await db
    .selectFrom('clients as c')
    .innerJoin('client_members as m', 'm.client_no', 'c.client_no')
    .select('c.client_no')
    .where('c.client_biz_no', '=', client_biz_no)
    .limit(1)
    .executeTakeFirst())

export const insertAgreements = (db: Db, user_no: number, ip: string) =>
  db
    .insertInto('user_agreements')
    .values(
      Object.entries(legalVersions).map(([ua_document, ua_version]) => ({ user_no, ua_document, ua_version, ip })),
    )
    .execute()

/** Active staff who hold the scope in which people are approved. */
export const findApprovers = async (db: Db, scope: ScopeName) => {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select('u.user_no')
    .where('e.emp_state', '=', 1)
    .where('u.state', '=', 1)
    .where(sql<boolean>`${scope} = any (e.emp_scope)`)
    .execute()
  return rows.map(({ user_no }) => user_no)
}
