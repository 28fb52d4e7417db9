import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { companyName, personName } from '../../../../seed/names.ts'
import type { Db } from '../../../db/database.ts'
import { appointManagers, companyFacts } from './facts.ts'

const clientCount = 50_000
/** Sixteen columns each, and PostgreSQL takes 65,535 values at once. */
const batch = 2_500

/** 50,000 clients, each with one account. */
export const seedManyClients = async (db: Db) => {
  for (let from = 0; from < clientCount; from += batch) {
    const rows = Array.from({ length: batch }, (_, index) => ({
      // Nobody else is called like the demo's first company: who looks for it finds the same in both.
      client_name: companyName(1_000 + from + index).replace('그린루프', '그린루트'),
      client_rep_name: personName(from + index),
      ...companyFacts(1_000 + from + index),
    }))
    await db.insertInto('clients').values(rows).execute()
  }
  await appointManagers(db)
  await sql`
    with model as (select user_pw from users where user_id = 'client'),
    made as (
      insert into users (user_id, user_pw, user_name, user_type, skips_device_check)
      select 'large' || c.client_no, model.user_pw, coalesce(c.client_rep_name, '담당자'), 'client', true
        from clients c, model
       where not exists (select from client_members m where m.client_no = c.client_no)
      returning user_no, user_id)
    insert into client_members (user_no, client_no, client_state, is_verified)
    select user_no, substr(user_id, 6)::int, 1, true from made`.execute(db)
  return [`고객사 ${showNumber(clientCount)}곳`, '고객사마다 계정 하나']
}
