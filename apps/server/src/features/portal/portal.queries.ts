import type { Firm, PortalMeeting, PortalPerson, PortalProject } from '@crm/contract/features/portal/portal'
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
    .select(sql<boolean>`v.client_no is not null`.as('is_known'))
    .where('v.user_no', '=', user_no)
    .executeTakeFirst() as Promise<(Firm & { client_no: number | null }) | undefined>

const namesOf = (people: RawBuilder<unknown>) => sql<string[]>`array(
  select u.user_name from (${people}) w join employees e on e.emp_no = w.emp_no join users u on u.user_no = e.user_no order by 1)`

/** Only what a client may know of its projects is selected. */
export const findOwnProjects = (db: Db, client_no: number) =>
  db
    .selectFrom('projects as p')
    .leftJoin('pocket_service as s', 's.psrv_no', 'p.psrv_no')
    .select(['p.proj_no', 'p.proj_name', 's.psrv_name', 'p.progress_status', 'p.project_end'])
    .select(
      namesOf(sql`select m.emp_no from project_employees m where m.proj_no = p.proj_no and m.pe_type = 'manager'`).as(
        'managers',
      ),
    )
    .where('p.client_no', '=', client_no)
    .orderBy('p.proj_no', 'desc')
    .limit(mostShown)
    .execute() as Promise<PortalProject[]>

/** Meetings of the company that are not over, neither waiting nor cancelled. */
export const findComingMeetings = (db: Db, client_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('projects as p', 'p.proj_no', 'm.proj_no')
    .leftJoin('meeting_rooms as r', 'r.mr_no', 'm.mr_no')
    .select(['m.ms_no', 'p.proj_name', 'm.mr_type', 'm.mr_way', 'm.mr_count', 'r.mr_name', 'm.mr_text'])
    .select(['m.start_dt', 'm.end_dt'])
    .select(namesOf(sql`select g.emp_no from mr_schedule_managers g where g.ms_no = m.ms_no`).as('managers'))
    .where('m.client_no', '=', client_no)
    .where('m.state', '=', 1)
    .where('m.mr_checked', '<>', 2)
    .where('m.end_dt', '>', sql<string>`now()`)
    .orderBy('m.start_dt')
    .limit(mostShown)
    .execute() as Promise<PortalMeeting[]>

/** Whoever of the companies of these projects has an account. */
export const findPeopleOfProjects = async (db: Db, proj_nos: number[]) => {
  const { rows } = await sql<{ user_no: number }>`
    select distinct m.user_no from projects p join client_members m using (client_no)
     where p.proj_no = any (${proj_nos}::int[])`.execute(db)
  return rows.map(({ user_no }) => user_no)
}
