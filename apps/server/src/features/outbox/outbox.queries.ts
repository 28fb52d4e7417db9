import type { OutboxMessage, outbox } from '@crm/contract/features/outbox/outbox'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/database.ts'
import { readQueryPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'

export interface NewMessage {
  channel: OutboxMessage['channel']
  ob_to: string
  ob_subject: string
  ob_text: string
  /** Another table keeps it; here it is only shown. */
  is_copy?: boolean
}

export const insertMessage = (db: Db, message: NewMessage) =>
  db.insertInto('outbox').values(message).returning('ob_no').executeTakeFirstOrThrow()

export interface StoredAttachment {
  name: string
  mimetype: string
  body: Buffer
}

export const insertAttachments = (db: Db, ob_no: number, attachments: readonly StoredAttachment[]) =>
  db
    .insertInto('outbox_attachments')
    .values(
      attachments.map((attachment, position) => ({ ob_no, position, size: attachment.body.length, ...attachment })),
    )
    .execute()

export const findAttachmentsOf = (db: Db, ob_no: number) =>
  db
    .selectFrom('outbox_attachments')
    .select(['name', 'mimetype', 'body'])
    .where('ob_no', '=', ob_no)
    .where('body', 'is not', null)
    .orderBy('position')
    .$narrowType<StoredAttachment>()
    .execute()

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
  ob_by: 'embedded' | 'smtp' | null
  ob_outcome: string
  keepsText: boolean
}

export const writeOutcome = async (db: Db, ob_no: number, { keepsText, ...outcome }: Outcome) => {
  await db
    .updateTable('outbox')
    .set({
      ...outcome,
      ob_tries: sql`ob_tries + 1`,
      sent_dt: outcome.ob_state === 'sent' ? sql`now()` : null,
      ...(keepsText ? {} : { ob_text: null }),
    })
    .where('ob_no', '=', ob_no)
    .execute()
  // Nobody can open them here, so that they are kept only for the next try.
  if (outcome.ob_state !== 'waiting')
    await db.updateTable('outbox_attachments').set({ body: null }).where('ob_no', '=', ob_no).execute()
}

export const findMessages = (db: Db, { keyword, ...page }: QueryOf<typeof outbox.list>) =>
  readQueryPage(
    db
      .selectFrom('outbox')
      .select(['ob_no', 'channel', 'ob_to', 'ob_subject', 'ob_text', 'ob_state', 'ob_outcome', 'ob_tries'])
      .select(['reg_dt', 'sent_dt'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('outbox_attachments as a')
            .select(['a.name', 'a.size'])
            .whereRef('a.ob_no', '=', 'outbox.ob_no')
            .orderBy('a.position'),
        ).as('attachments'),
      )
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
