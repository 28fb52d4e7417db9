import type { Firm, PortalPerson } from '@crm/contract/features/portal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const mostShown = 100

interface People {
  people: PortalPerson[]
  peopleTotal: number
}

/** Those of a company who may use the product, by name. */
const findPeople = async (db: Db, ofCompany: RawBuilder<number>): Promise<People> => {
  const rows = await db
    .selectFrom('users')
    .select(['user_no', 'user_name', 'user_email', sql<number>`count(*) over ()::int`.as('total')])
    .where('user_no', 'in', ofCompany)
    .where('state', '=', 1)
    .orderBy('user_name')
    .orderBy('user_no')
    .limit(mostShown)
    .execute()
  return { people: rows.map(({ total: _, ...person }) => person), peopleTotal: rows[0]?.total ?? 0 }
}

export const findClientPeople = (db: Db, client_no: number) =>
  findPeople(
    db,
    sql`(select user_no from client_members where client_no = ${client_no} and client_state = 1 and is_verified)`,
  )

export const findFirmPeople = (db: Db, client_no: number) =>
  findPeople(db, sql`(select user_no from vc_members where client_no = ${client_no} and vc_state = 1)`)

export const findFirm = (db: Db, user_no: number) =>
  db
    .selectFrom('vc_members as v')
    .leftJoin('clients as c', 'c.client_no', 'v.client_no')
    .select(['v.vc_name', 'v.vc_position', 'v.client_no', 'c.client_addr', 'c.client_homepage'])
    .select(sql<string | null>`crm_region(c.addr_no)`.as('region'))
    .where('v.user_no', '=', user_no)
    .executeTakeFirst() as Promise<(Firm & { client_no: number | null }) | undefined>
