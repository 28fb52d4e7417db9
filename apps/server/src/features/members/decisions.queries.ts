import type { EmployeePosition, Member } from '@crm/contract/features/members/members.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Kind = Pick<Member, 'user_no' | 'user_type'>

const active = 1
const closed = 3

const setState = async (db: Db, { user_no, user_type }: Kind, state: typeof active | typeof closed) => {
  if (user_type === 'emp') {
    await db.updateTable('employees').set({ emp_state: state }).where('user_no', '=', user_no).execute()
  } else if (user_type === 'vc') {
    await db.updateTable('vc_members').set({ vc_state: state }).where('user_no', '=', user_no).execute()
  } else {
    await db
      .updateTable('client_members')
      .set({ client_state: state, is_verified: state === active })
      .where('user_no', '=', user_no)
      .execute()
  }
}

/** Sets the account active and verified and clears why it was closed. */
export const openAccount = async (db: Db, member: Kind) => {
  await db
    .updateTable('users')
    .set({ state: 1, closed_as: null, closed_reason: null, closed_dt: null })
    .where('user_no', '=', member.user_no)
    .execute()
  await setState(db, member, active)
}

export const closeAccount = async (db: Db, member: Kind, closed_as: 'refused' | 'suspended', closed_reason: string) => {
  await db
    .updateTable('users')
    .set({ closed_as, closed_reason, closed_dt: sql`now()` })
    .where('user_no', '=', member.user_no)
    .execute()
  await setState(db, member, closed)
}

/** The row stays, because other records refer to the person and the law requires some of it for years. */
export const markLeft = (db: Db, user_no: number, closed_reason: string) =>
  db
    .updateTable('users')
    .set({ state: 0, closed_as: 'left', closed_reason, closed_dt: sql`now()` })
    .where('user_no', '=', user_no)
    .where('state', '=', 1)
    .returning('user_no')
    .executeTakeFirst()

export const updatePosition = (db: Db, user_no: number, position: Partial<EmployeePosition>) =>
  db.updateTable('employees').set(position).where('user_no', '=', user_no).execute()

export const linkFirm = (db: Db, user_no: number, client_no: number) =>
  db.updateTable('vc_members').set({ client_no }).where('user_no', '=', user_no).execute()
