import type { MyInfo } from '@crm/contract/features/account/account'
import type { Db } from '../../db/database.ts'

export const findInfo = (db: Db, user_no: number) =>
  db
    .selectFrom('users')
    .select(['user_no', 'user_id', 'user_name', 'user_type', 'user_email', 'user_phone', 'reg_dt', 'pw_dt'])
    .where('user_no', '=', user_no)
    .executeTakeFirstOrThrow() as Promise<MyInfo>

export const updateInfo = (db: Db, user_no: number, info: Pick<MyInfo, 'user_name' | 'user_phone'>) =>
  db.updateTable('users').set(info).where('user_no', '=', user_no).execute()

export const findPassword = async (db: Db, user_no: number) => {
  const { user_pw } = await db
    .selectFrom('users')
    .select('user_pw')
    .where('user_no', '=', user_no)
    .executeTakeFirstOrThrow()
  return user_pw
}

/** Locks the account; returns nothing when the password was changed or the account closed since it was read. */
export const holdPassword = (db: Db, user_no: number, user_pw: string) =>
  db
    .selectFrom('users')
    .select('user_no')
    .where('user_no', '=', user_no)
    .where('user_pw', '=', user_pw)
    .where('state', '=', 1)
    .forUpdate()
    .executeTakeFirst()

/** The company of somebody who closes their account, and the staff in charge of it. */
export const findCompany = async (db: Db, client_no: number) => {
  const company = await db
    .selectFrom('clients')
    .select('client_name')
    .where('client_no', '=', client_no)
    .executeTakeFirstOrThrow()
  const managers = await db
    .selectFrom('client_managers as m')
    .innerJoin('employees as e', 'e.emp_no', 'm.emp_no')
    .select('e.user_no')
    .where('m.client_no', '=', client_no)
    .execute()
  return { ...company, managers: managers.map(({ user_no }) => user_no) }
}
