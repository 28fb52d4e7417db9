import type { AlimtalkMessage } from '@crm/contract/features/alimtalk/alimtalk'
import type { Contact } from '@crm/contract/kit/people'
import { sql } from 'kysely'
import type { Gaps } from '../../alimtalk/defineAlimtalk.ts'
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
  state: number
  mr_checked: number
  is_over: boolean
}

export const findMeeting = (db: Db, ms_no: number) =>
  db
    .selectFrom('mr_schedules as m')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .select(['m.ms_no', 'm.mr_type', 'm.mr_count', 'm.start_dt', 'c.client_rep_name', 'c.client_phone'])
    .select(['m.state', 'm.mr_checked', 'c.client_contact'])
    .select([
      sql<string | null>`crm_visitor(c.client_name, m.mr_info)`.as('client_name'),
      sql<Contact[] | null>`m.mr_info -> 'client_contact'`.as('others'),
      sql<boolean>`m.end_dt <= now()`.as('is_over'),
    ])
    .where('m.ms_no', '=', ms_no)
    .$castTo<FoundMeeting>()
    .executeTakeFirst()

const shown = (db: Db) =>
  db
    .selectFrom('alimtalk as t')
    .leftJoin('employees as e', 'e.emp_no', 't.emp_no')
    .leftJoin('users as u', 'u.user_no', 'e.user_no')
    .select([
      't.at_no',
      't.to_table',
      't.to_no',
      't.template_name',
      't.receiver',
      't.recvname',
      't.at_state',
      't.at_outcome',
    ])
    .select(['t.due_dt', 't.reg_dt', 't.done_dt', 'u.user_name as emp_name'])

const mostShown = 200

export type ShownMessage = Omit<AlimtalkMessage, 'template_title'>

export const findMessagesOf = (db: Db, to_table: string, to_no: number) =>
  shown(db)
    .where('t.to_table', '=', to_table)
    .where('t.to_no', '=', to_no)
    .orderBy('t.at_no', 'desc')
    .limit(mostShown)
    .$castTo<ShownMessage>()
    .execute()

export const findMessages = (db: Db, at_nos: number[]) =>
  shown(db)
    .where('t.at_no', '=', sql<number>`any(${at_nos}::int[])`)
    .orderBy('t.at_no')
    .$castTo<ShownMessage>()
    .execute()

interface NewMessage {
  template_name: string
  at_kind: string
  to_table: string | null
  to_no: number | null
  gaps: Gaps
  receiver: string
  recvname: string
  emp_no: number | null
}

/** Whom a message of the same kind about the same record is waiting for already gets no second one. */
export const insertMessages = (db: Db, messages: NewMessage[], afterSeconds: number) => {
  const due_dt = sql<string>`now() + ${afterSeconds} * interval '1 second'`
  // Always in the same order, so that two who write to the same people never wait for each other.
  const inOrder = messages.toSorted((one, other) => one.receiver.localeCompare(other.receiver))
  return db
    .insertInto('alimtalk')
    .values(inOrder.map((message) => ({ ...message, gaps: JSON.stringify(message.gaps), due_dt })))
    .onConflict((conflict) =>
      conflict
        .columns(['to_table', 'to_no', 'receiver', 'at_kind'])
        .where(sql<boolean>`at_state = 'waiting'`)
        .doNothing(),
    )
    .returning(['at_no', 'receiver'])
    .execute()
}

export interface LockedMessage extends Omit<NewMessage, 'at_kind'> {
  at_no: number
  at_tries: number
  at_message_id: string | null
}

/** Held until the job's transaction ends, so that a second attempt finds it sent. */
export const lockMessage = (db: Db, at_no: number, at_state: 'waiting' | 'requested') =>
  db
    .selectFrom('alimtalk')
    .select(['at_no', 'to_table', 'to_no', 'receiver', 'recvname', 'emp_no', 'at_tries', 'at_message_id'])
    .select(['template_name', 'gaps'])
    .where('at_no', '=', at_no)
    .where('at_state', '=', at_state)
    .forUpdate()
    .$castTo<LockedMessage>()
    .executeTakeFirst()

export interface MessageOutcome {
  /** What it said in the end. */
  template_name?: string
  gaps?: Gaps
  at_state: TalkOutcome['state'] | 'waiting'
  at_by: 'embedded' | 'solapi'
  at_outcome: string
  at_message_id?: string | null
}

const outcomeLimit = 500

export const writeOutcome = (db: Db, at_no: number, { at_outcome, gaps, ...outcome }: MessageOutcome) =>
  db
    .updateTable('alimtalk')
    .set({
      ...outcome,
      ...(gaps ? { gaps: JSON.stringify(gaps) } : {}),
      at_outcome: at_outcome.slice(0, outcomeLimit),
      at_tries: sql`at_tries + 1`,
      done_dt: outcome.at_state === 'delivered' || outcome.at_state === 'failed' ? sql`now()` : null,
    })
    .where('at_no', '=', at_no)
    .execute()
