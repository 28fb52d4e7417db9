import { sql } from 'kysely'
import { createClientUser, createStaff } from '../../../seed/factories.ts'
import { personName, phone } from '../../../seed/names.ts'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

type Closed = 'refused' | 'suspended' | 'left'

const close = async (db: Db, user_no: number, closed_as: Closed, reason: string, daysAgo: number) => {
  await sql`update users set closed_as = ${closed_as}, closed_reason = ${reason}, state = ${closed_as === 'left' ? 0 : 1},
                   closed_dt = now() - ${daysAgo} * interval '1 day' where user_no = ${user_no}`.execute(db)
  if (closed_as === 'left') return
  await db.updateTable('employees').set({ emp_state: 3 }).where('user_no', '=', user_no).execute()
  await db
    .updateTable('client_members')
    .set({ client_state: 3, is_verified: false })
    .where('user_no', '=', user_no)
    .execute()
}

const firstCompanies = 6

const companiesOf = (db: Db, count: number) =>
  db
    .selectFrom('clients')
    .select('client_no')
    .where('client_type', '=', 'client')
    .orderBy('client_no')
    .limit(count)
    .execute()

/** People who are not in: waiting, refused, suspended and gone, of each kind. */
const seedOutsiders = async (db: Db) => {
  const refused = await createStaff(db, {
    user_id: 'refused',
    user_name: '윤재희',
    team_no: 3,
    emp_lv: 0,
    emp_state: 2,
  })
  const suspended = await createStaff(db, { user_id: 'suspended', user_name: '배도현', team_no: 6, emp_lv: 2 })
  const former = await createStaff(db, { user_id: 'former', user_name: '문가람', team_no: 2, emp_lv: 3 })
  await createStaff(db, { user_id: 'waitstaff', user_name: '신아름', team_no: 5, emp_lv: 0, emp_state: 2 })
  await close(db, refused.user_no, 'refused', '재직 중인 직원으로 확인되지 않아요.', 3)
  await close(db, suspended.user_no, 'suspended', '장기 휴직 중이에요.', 12)
  await close(db, former.user_no, 'left', '퇴사', 40)

  const [, , , fourth, fifth, sixth] = await companiesOf(db, firstCompanies)
  if (!fourth || !fifth || !sixth) return
  const draft = { client_state: 2, is_verified: false } as const
  await createClientUser(db, { user_id: 'waitclient', user_name: '노은비', client_no: fourth.client_no, ...draft })
  const stranger = await createClientUser(db, {
    user_id: 'stranger',
    user_name: '고태양',
    client_no: fifth.client_no,
    ...draft,
  })
  const gone = await createClientUser(db, { user_id: 'goneclient', user_name: '유하람', client_no: sixth.client_no })
  await close(db, stranger.user_no, 'refused', '사업자등록번호와 신청자가 일치하지 않아요.', 5)
  await close(db, gone.user_no, 'left', '회사를 옮겼어요', 20)
}

const otherClients = 18

/** Companies with a portal user. */
const seedClients = async (db: Db) => {
  const companies = await companiesOf(db, firstCompanies + otherClients)
  for (const [index, { client_no }] of companies.slice(firstCompanies).entries()) {
    await createClientUser(db, { user_id: `portal${index + 1}`, user_name: personName(60 + index), client_no })
  }
}

/** Nobody came all on one day: the company grew over three years, the newest wait. */
const spreadJoining = async (db: Db) => {
  await sql`update users set reg_dt = now() - case when user_id like 'new%' or user_id like 'wait%'
      then (user_no % 3) * interval '1 day' + interval '3 hours'
      else (40 + (user_no * 37) % 1000) * interval '1 day' end`.execute(db)
  const numberless = await db.selectFrom('users').select('user_no').where('user_phone', 'is', null).execute()
  for (const { user_no } of numberless) {
    await db
      .updateTable('users')
      .set({ user_phone: phone(500 + user_no) })
      .where('user_no', '=', user_no)
      .execute()
  }
}

/** Sign-ins of two weeks, now and then with a wrong password first. */
const seedLogins = async (db: Db) => {
  await sql`
    insert into login_log (user_no, ll_result, ip, user_agent, device_name, reg_dt)
    select u.user_no, case when (u.user_no + day) % 9 = 0 and try = 0 then 'wrong_password' else 'success' end,
           '211.36.' || (u.user_no % 200 + 20) || '.' || (day * 3 + 7), 'Mozilla/5.0',
           (array['Chrome, Windows', 'Chrome, macOS', 'Safari, iOS', 'Whale, Windows'])[(u.user_no + day % 2) % 4 + 1],
           date_trunc('day', now()) - day * interval '1 day' + interval '8 hours 50 minutes'
             + (u.user_no * 7 % 40) * interval '1 minute' + try * interval '1 minute'
      from users u cross join generate_series(1, 14) day cross join generate_series(0, 1) try
     where u.state = 1 and u.closed_as is null and u.user_id not like 'new%' and u.user_id not like 'wait%'
       and (u.user_no + day) % 3 <> 0 and (try = 0 or (u.user_no + day) % 9 = 0)
     order by day desc, u.user_no, try`.execute(db)
  await sql`
    insert into user_devices (user_no, device_code, device_name, verified_at)
    select u.user_no, 'demo-device-' || u.user_no || '-' || n, (array['Chrome, Windows', 'Safari, iOS'])[n],
           now() - (20 + u.user_no % 50 + n) * interval '1 day'
      from users u cross join generate_series(1, 2) n
     where u.user_type = 'emp' and u.skips_device_check and n <= 1 + u.user_no % 2
       and exists (select from login_log l where l.user_no = u.user_no)`.execute(db)
}

/** Who waits, who is in and who is out, and how people came in lately. */
const seedMembers = async (db: Db) => {
  await seedOutsiders(db)
  await seedClients(db)
  await spreadJoining(db)
  await seedLogins(db)
}

export const seed = defineSeed({ after: ['pocket'], demo: seedMembers })
