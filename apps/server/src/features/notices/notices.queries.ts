import type { Notice, TemplateName } from '@crm/contract/features/notices'
import type { Contact } from '@crm/contract/people'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { TalkOutcome } from '../../ports/alimtalk/alimtalk.ts'

export interface FoundMeeting {
  ms_no: number
  mr_type: number
  mr_count: number
  start_dt: string
  client_name: string | null
  client_rep_name: string | null
  client_phone: string | null
  client_contact: Contact[] | null
  others: Contact[] | null
  is_coming: boolean
}

export const findMeeting = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .select(['m.ms_no', 'm.mr_type', 'm.mr_count', 'm.start_dt', 'c.client_rep_name', 'c.client_phone'])
    .select('c.client_contact')
    .select([
      sql<string | null>`coalesce(c.client_name, m.mr_info ->> 'client_name')`.as('client_name'),
      sql<Contact[] | null>`m.mr_info -> 'client_contact'`.as('others'),
      sql<boolean>`m.state = 1 and m.mr_checked = 0 and m.end_dt > now()`.as('is_coming'),
    ])
    .where('m.ms_no', '=', ms_no)
    .executeTakeFirst() as Promise<FoundMeeting | undefined>

const shown = (db: Db) =>
  db
    .selectFrom('alimtalk as t')
    .leftJoin('employees as e', 'e.emp_no', 't.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select(['t.at_no', 't.ms_no', 't.template_name', 't.receiver', 't.recvname', 't.at_state', 't.at_outcome'])
    .select(['t.due_dt', 't.reg_dt', 't.done_dt', 'u.user_name as emp_name'])

const mostShown = 200

export const findNoticesOf = (db: Db, ms_no: number) =>
  shown(db)
    .where('t.ms_no', '=', ms_no)
    .orderBy('t.at_no', 'desc')
    .limit(mostShown)
    .execute() as Promise<unknown> as Promise<Notice[]>

export const findNotices = (db: Db, at_nos: number[]) =>
  shown(db).where('t.at_no', 'in', at_nos).orderBy('t.at_no').execute() as Promise<unknown> as Promise<Notice[]>

export interface NewNotice {
  ms_no: number | null
  template_name: TemplateName
  receiver: string
  recvname: string
  meeting_date: string
  meeting_type: string
  survey_url: string | null
  emp_no: number | null
}

export const insertNotice = async (db: Db, notice: NewNotice, afterSeconds: number) => {
  const due_dt = sql<string>`now() + ${afterSeconds} * interval '1 second'`
  const { at_no } = await db
    .insertInto('alimtalk')
    .values({ ...notice, due_dt })
    .returning('at_no')
    .executeTakeFirstOrThrow()
  return at_no
}

/** Held until the job's transaction ends, so that a second attempt finds it sent. */
export const holdNotice = (db: Db, at_no: number, at_state: 'waiting' | 'requested') =>
  db
    .selectFrom('alimtalk')
    .selectAll()
    .where('at_no', '=', at_no)
    .where('at_state', '=', at_state)
    .forUpdate()
    .executeTakeFirst()

export interface NoticeOutcome {
  at_state: TalkOutcome['state'] | 'waiting'
  at_by: 'embedded' | 'solapi'
  at_outcome: string
  at_message_id?: string | null
}

const outcomeLimit = 500

export const writeOutcome = (db: Db, at_no: number, { at_outcome, ...outcome }: NoticeOutcome) =>
  db
    .updateTable('alimtalk')
    .set({
      ...outcome,
      at_outcome: at_outcome.slice(0, outcomeLimit),
      at_tries: sql`at_tries + 1`,
      done_dt: outcome.at_state === 'delivered' || outcome.at_state === 'failed' ? sql`now()` : null,
    })
    .where('at_no', '=', at_no)
    .execute()
