import type { OutboxMessage, outbox } from '@crm/contract/features/outbox/outbox'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { readQueryPage } from '../../db/readPage.ts'
import { matches } from '../../db/search.ts'

export interface NewMessage {
  channel: OutboxMessage['channel']
  ob_to: string
  ob_subject: string
  ob_text: string
}

export const insertMessage = (db: Db, message: NewMessage) =>
  db.insertInto('outbox').values(message).returning('ob_no').executeTakeFirstOrThrow()

/** Held until the job's transaction ends, so that a second attempt finds it sent. */
export const holdWaiting = (db: Db, ob_no: number) =>
  db
    .selectFrom('outbox')
    .select(['ob_no', 'channel', 'ob_to', 'ob_subject', 'ob_text', 'ob_tries'])
    .where('ob_no', '=', ob_no)
    .where('ob_state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

export interface Outcome {
  ob_state: OutboxMessage['ob_state']
  ob_by: 'embedded' | 'smtp'
  ob_outcome: string
  keepsText: boolean
}

export const writeOutcome = (db: Db, ob_no: number, { keepsText, ...outcome }: Outcome) =>
  db
    .updateTable('outbox')
    .set({
      ...outcome,
      ob_tries: sql`ob_tries + 1`,
      sent_dt: outcome.ob_state === 'sent' ? sql`now()` : null,
      ...(keepsText ? {} : { ob_text: null }),
    })
    .where('ob_no', '=', ob_no)
    .execute()

export const findMessages = (db: Db, { keyword, ...page }: QueryOf<typeof outbox.list>) =>
  readQueryPage(
    db
      .selectFrom('outbox')
      .select(['ob_no', 'channel', 'ob_to', 'ob_subject', 'ob_text', 'ob_state', 'ob_outcome', 'ob_tries'])
      .select(['reg_dt', 'sent_dt'])
      .$if(Boolean(keyword), (query) => query.where(matches(sql.ref('search_text'), keyword ?? '')))
      .orderBy('ob_no', 'desc')
      .$narrowType<Pick<OutboxMessage, 'channel' | 'ob_state'>>(),
    page,
  )

export const deleteOld = (db: Db, days: number) =>
  db
    .deleteFrom('outbox')
    .where('ob_state', '<>', 'waiting')
    .where('reg_dt', '<', sql<string>`now() - ${days} * interval '1 day'`)
    .execute()
