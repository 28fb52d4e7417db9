import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { ClientMembers, Employees, VcMembers } from '../../db/types.gen.ts'

export const insertEmployee = (db: Db, employee: Insertable<Employees>) =>
  db.insertInto('employees').values(employee).execute()

export const insertClientMember = (
  db: Db,
  user_no: number,
  client_no: number,
  state: Pick<Insertable<ClientMembers>, 'client_state' | 'is_verified'> = {},
) =>
  db
    .insertInto('client_members')
    .values({ user_no, client_no, ...state })
    .execute()

export const insertVcMember = (db: Db, member: Insertable<VcMembers>) =>
  db.insertInto('vc_members').values(member).execute()
