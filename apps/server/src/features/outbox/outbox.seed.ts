import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import { companyOf } from '../../company.ts'
import type { Db } from '../../db/database.ts'
import { mails } from '../join/join.messages.ts'
import { renderMail } from './renderMail.ts'

const demoCompany = companyOf({}, true)
const hour = 60
const waiting = [
  { user_id: 'newvc', minutes: 52 },
  { user_id: 'newclient', minutes: 27 * hour },
  { user_id: 'newstaff', minutes: 3 },
]

/** The demo's outbox: mails to people who wait for approval. */
const seedOutbox = async (db: Db) => {
  for (const { user_id, minutes } of waiting.toSorted((a, b) => b.minutes - a.minutes)) {
    const { user_name, user_email } = await db
      .selectFrom('users')
      .select(['user_name', 'user_email'])
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    const { subject, text } = renderMail(demoCompany, mails.joined(user_name))
    const at = sql<string>`now() - ${minutes} * interval '1 minute'`
    await db
      .insertInto('outbox')
      .values({
        ob_to: user_email ?? '',
        ob_subject: subject,
        ob_text: text,
        ob_state: 'sent',
        ob_by: 'embedded',
        ob_tries: 1,
        reg_dt: at,
        sent_dt: at,
      })
      .execute()
  }
}

export const seed = defineSeed({ after: ['alarms'], demo: seedOutbox })
