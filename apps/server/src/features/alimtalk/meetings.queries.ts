import type { Contact } from '@crm/contract/kit/people'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

interface PlaceAndTime {
  mr_way: string
  mr_name: string | null
  mr_text: string | null
  start_dt: string
  end_dt: string
  state: number
  mr_checked: number
}

/** What the client still believes, and whether somebody has told them since. */
export interface ChangedFrom extends PlaceAndTime {
  told_dt: string | null
}

interface ClientUser {
  name: string
  number: string | null
  email: string | null
}

export interface FoundMeeting extends PlaceAndTime {
  ms_no: number
  mr_type: number
  mr_count: number
  client_name: string | null
  client_rep_name: string | null
  client_phone: string | null
  client_contact: Contact[] | null
  others: Contact[] | null
  /** Those of the company who have an account. */
  users: ClientUser[]
  is_over: boolean
  has_begun: boolean
  /** What the client believes to be its beginning has passed. */
  from_has_begun: boolean
  from: ChangedFrom | null
}

const minute = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI')`

export const findMeeting = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .leftJoin('meeting_rooms as r', 'r.mr_no', 'm.mr_no')
    .leftJoin('meeting_changes as f', 'f.ms_no', 'm.ms_no')
    .select(['m.ms_no', 'm.mr_type', 'm.mr_count', 'm.start_dt', 'm.end_dt', 'c.client_rep_name', 'c.client_phone'])
    .select(['m.state', 'm.mr_checked', 'c.client_contact', 'm.mr_way', 'm.mr_text', 'r.mr_name'])
    .select([
      sql<string | null>`crm_visitor(c.client_name, m.mr_info)`.as('client_name'),
      sql<Contact[] | null>`m.mr_info -> 'client_contact'`.as('others'),
      sql<boolean>`m.end_dt <= now()`.as('is_over'),
      sql<boolean>`m.start_dt <= now()`.as('has_begun'),
      sql<boolean>`coalesce(f.from_start_dt <= now(), false)`.as('from_has_begun'),
      sql<ClientUser[]>`coalesce((
        select json_agg(json_build_object('name', u.user_name, 'number', u.user_phone, 'email', u.user_email) order by u.user_name, u.user_no)
          from client_members k join users u using (user_no)
         where k.client_no = m.client_no and k.client_state = 1 and k.is_verified and u.state = 1), '[]')`.as('users'),
      sql<ChangedFrom | null>`case when f.ms_no is not null then json_build_object(
        'mr_way', f.from_way, 'mr_text', f.from_text, 'state', f.from_state, 'mr_checked', f.from_checked,
        'mr_name', (select k.mr_name from meeting_rooms k where k.mr_no = f.from_no),
        'start_dt', ${minute('f.from_start_dt')}, 'end_dt', ${minute('f.from_end_dt')},
        'told_dt', ${minute('f.told_dt')}) end`.as('from'),
    ])
    .where('m.ms_no', '=', ms_no)
    .$castTo<FoundMeeting>()
    .executeTakeFirst()
