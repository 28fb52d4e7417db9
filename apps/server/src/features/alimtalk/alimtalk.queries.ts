import type { AlimtalkMessage, AlimtalkWay } from '@crm/contract/features/alimtalk/alimtalk'
import { sql } from 'kysely'
import type { Gaps } from '../../alimtalk/defineAlimtalk.ts'
import type { Db } from '../../db/database.ts'
import type { TalkOutcome } from '../../ports/alimtalk/alimtalk.ts'

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
      't.at_way',
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
  at_way: AlimtalkWay
  to_table: string | null
  to_no: number | null
  gaps: Gaps
  receiver: string
  recvname: string
  emp_no: number | null
}

/** Whom a message of the same kind about the same record is waiting for already gets no second one. */
export const insertMessages = (db: Db, messages: NewMessage[], afterSeconds: number) => {
  // Not now(): that is when the request began, and quiet hours would end a moment too early.
  const due_dt = sql<string>`clock_timestamp() + ${afterSeconds} * interval '1 second'`
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

/** Whoever asks at the same time waits here, so that nobody sends more than the limit by asking twice at once. */
export const lockSender = (db: Db, emp_no: number) =>
  sql`select pg_advisory_xact_lock(hashtext('alimtalk'), ${emp_no}::int)`.execute(db)

export const countAskedLately = async (db: Db, emp_no: number, minutes: number) => {
  const { count } = await db
    .selectFrom('alimtalk')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('emp_no', '=', emp_no)
    .where('reg_dt', '>', sql<string>`now() - ${minutes} * interval '1 minute'`)
    .executeTakeFirstOrThrow()
  return count
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
    .select(['at_no', 'at_way', 'to_table', 'to_no', 'receiver', 'recvname', 'emp_no', 'at_tries', 'at_message_id'])
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
  at_by: 'embedded' | 'solapi' | 'smtp'
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
