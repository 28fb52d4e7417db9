import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'
import { seedManyAlarms } from './alarms.ts'
import { appointManagers, companyFacts } from './companies.ts'
import { seedLargeTodos } from './largeTodos.ts'
import { seedManyMeetings } from './meetings.ts'
import { companyName, personName } from './names.ts'
import { seedManyGrants } from './pocket.ts'
import { seedLargeProjects } from './projectsLarge.ts'

const clientCount = 50_000
/** Sixteen columns each, and PostgreSQL takes 65,535 values at once. */
const batch = 2_500

/** The bench's large company, on top of the demo: 50,000 clients, each with somebody who can sign in. */
export const seedLarge = async (db: Db, say: (line: string) => void) => {
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
  say(`고객사 ${clientCount.toLocaleString('ko')}곳`)
  say(`포켓 ${(await seedManyGrants(db)).toLocaleString('ko')}건`)
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
  say('고객사마다 계정 하나')
  say(`프로젝트 ${(await seedLargeProjects(db)).toLocaleString('ko')}건`)
  say(`미팅 ${(await seedManyMeetings(db)).toLocaleString('ko')}건`)
  say(`알림 ${(await seedManyAlarms(db)).toLocaleString('ko')}건`)
  say(`할 일 ${(await seedLargeTodos(db)).toLocaleString('ko')}건`)
  await sql`analyze`.execute(db)
}
