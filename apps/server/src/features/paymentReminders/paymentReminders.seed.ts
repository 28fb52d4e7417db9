import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import { waysTo } from './paymentReminders.alimtalk.ts'
import { findReminder } from './paymentReminders.queries.ts'

interface Noted {
  prm_no: number
  prm_step: number | null
  /** `YYYY-MM-DD HH:mm` */
  at: string
}

/** Saturdays and Sundays wait for Monday. */
const workingDay = (day: string) =>
  sql.raw(`${day} + case extract(isodow from ${day}) when 6 then 2 when 7 then 1 else 0 end`)

/** What would have been sent about payments that are open, up to yesterday. */
const noteSteps = async (db: Db) => {
  const { rows } = await sql<Noted>`
    insert into payment_reminders (projcrd_no, prm_kind, prm_step, prm_turn, prm_dt, reg_dt)
    select projcrd_no, 'step', step, row_number() over (partition by projcrd_no order by step), day,
           (day + time '09:20') at time zone 'Asia/Seoul'
      from (select c.projcrd_no, step, (${workingDay('(c.projcrd_due_dt + step)')})::date as day, k.ctr_concluded_dt
              from project_credits c join contracts k using (ctr_no) cross join unnest('{-3,0,3,7}'::int[]) step
             where c.projcrd_deposit_dt is null and c.projcrd_amount > 0 and k.ctr_state in ('concluded', 'sealed')) s
     where day < current_date and day > ctr_concluded_dt
     order by projcrd_no, step
    returning prm_no, prm_step, to_char(reg_dt, 'YYYY-MM-DD HH24:MI') as at`.execute(db)
  return rows
}

/** The newest that were paid in full. */
const noteDone = async (db: Db) => {
  const { rows } = await sql<Noted>`
    insert into payment_reminders (projcrd_no, prm_kind, prm_dt, reg_dt)
    select c.projcrd_no, 'done', c.projcrd_deposit_dt, (c.projcrd_deposit_dt + time '11:21') at time zone 'Asia/Seoul'
      from project_credits c join contracts k using (ctr_no)
     where c.projcrd_deposit_dt is not null and k.ctr_state in ('concluded', 'sealed')
     order by c.projcrd_deposit_dt desc, c.projcrd_no limit 12
    returning prm_no, prm_step, to_char(reg_dt, 'YYYY-MM-DD HH24:MI') as at`.execute(db)
  return rows
}

const templateOf = (prm_step: number | null) =>
  prm_step === null ? 'pay_done' : prm_step > 0 ? 'pay_overdue' : 'pay_due'

/** Their messages as if they had left then. One of them was refused. */
const seedMessages = async (db: Db, noted: Noted[]) => {
  let refused: number | undefined
  for (const { prm_no, prm_step, at } of noted) {
    const row = await findReminder(db, prm_no)
    const ways = row ? waysTo(row) : []
    if (!ways.length)
      await db.updateTable('payment_reminders').set({ prm_unsent: 'nobody' }).where('prm_no', '=', prm_no).execute()
    if (ways.length && prm_step !== null && prm_step >= 0) refused ??= prm_no
    const isRefused = prm_no === refused
    for (const { name, at_way, receiver } of ways)
      await db
        .insertInto('alimtalk')
        .values({
          ...{ to_table: 'payment_reminders', to_no: prm_no, template_name: templateOf(prm_step), at_way, receiver },
          ...{
            at_kind: prm_step === null ? 'pay_done' : 'pay_reminder',
            recvname: name,
            at_by: 'embedded',
            at_tries: 1,
          },
          ...{
            at_state: isRefused ? 'failed' : 'delivered',
            at_outcome: isRefused ? '수신자가 알림톡을 차단했어요.' : '',
          },
          ...{ due_dt: at, reg_dt: at, done_dt: at },
        })
        .execute()
  }
}

/** The demo's clients were reminded as the days came. */
const seedReminders = async (db: Db) => {
  const steps = await noteSteps(db)
  await seedMessages(db, [...steps, ...(await noteDone(db))])
}

export const seed = defineSeed({
  after: ['contracts', 'contractSigning', 'deposits', 'companyProfile'],
  demo: seedReminders,
})
