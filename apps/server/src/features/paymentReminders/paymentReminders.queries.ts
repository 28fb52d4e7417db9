import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import type { PaymentReminder } from '@crm/contract/features/paymentReminders/paymentReminders'
import {
  mostOverdueDays,
  mostReminders,
  reminderSteps,
  unsentReason,
} from '@crm/contract/features/paymentReminders/paymentReminders.words'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { today } from '../../db/today.ts'

// ---------------------------------------------------------------- a credit with whom it concerns

/** A refund is no debt that anybody is reminded of; an entry that was put right is none. */
const isRefunded = sql`exists (
  select from deposit_shares s join deposits o using (dep_no)
   where s.projcrd_no = c.projcrd_no and s.ds_amount < 0 and not o.is_correction)`

export interface FoundCredit {
  projcrd_no: number
  projcrd_title: string
  projcrd_amount: number
  projcrd_due_dt: string | null
  projcrd_deposit_dt: string | null
  open: number
  overdue_days: number
  is_refunded: boolean
  ctr_no: number
  ctr_title: string
  ctr_state: CtrState
  is_paused: boolean
  est_no: number
  est_code: string
  proj_no: number
  client_name: string
  /** Those who signed; without any the person whom the estimate went to, without that the representative. */
  people: { name: string; phone: string; email: string }[]
  /** Of the project, by emp_no. */
  managers: number[]
}

const person = (name: string, phone: string, email: string) =>
  sql`json_build_object('name', ${sql.raw(name)}, 'phone', ${sql.raw(phone)}, 'email', ${sql.raw(email)})`

const creditColumns = sql`
  c.projcrd_no, c.projcrd_title, c.projcrd_amount, c.projcrd_due_dt, c.projcrd_deposit_dt, c.projcrd_amount - c.projcrd_paid as open,
  greatest(coalesce(${today} - c.projcrd_due_dt, 0), 0) as overdue_days, ${isRefunded} as is_refunded,
  k.ctr_no, k.ctr_title, k.ctr_state, k.is_paused, k.est_no, coalesce(e.est_code, '') as est_code, k.proj_no, n.client_name,
  coalesce(
    (select json_agg(${person('s.cs_name', 's.cs_phone', 's.cs_email')} order by s.cs_place)
       from contract_signers s where s.ctr_no = k.ctr_no and s.cs_state = 'signed'),
    case when e.est_to_phone <> '' or e.est_to_email <> ''
         then json_build_array(${person("coalesce(nullif(e.est_to_name, ''), n.client_name)", 'e.est_to_phone', 'e.est_to_email')}) end,
    case when coalesce(n.client_phone, '') <> ''
         then json_build_array(${person("coalesce(nullif(n.client_rep_name, ''), n.client_name)", 'n.client_phone', "''")}) end,
    '[]') as people,
  array(select w.emp_no from project_employees w where w.proj_no = k.proj_no and w.pe_type = 'manager' order by w.pe_no) as managers`

const creditFrom = sql`
  project_credits c join contracts k using (ctr_no) join estimates e on e.est_no = k.est_no
  join projects p on p.proj_no = k.proj_no join clients n on n.client_no = p.client_no`

export const findCredit = async (db: Db, projcrd_no: number) => {
  const { rows } = await sql<FoundCredit>`
    select ${creditColumns} from ${creditFrom} where c.projcrd_no = ${projcrd_no}`.execute(db)
  return rows[0]
}

/** In the order in which they are due. */
export const findCreditsOf = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<FoundCredit>`
    select ${creditColumns} from ${creditFrom} where c.ctr_no = ${ctr_no}
     order by c.projcrd_due_dt nulls last, c.projcrd_no`.execute(db)
  return rows
}

/** Two that are asked for at once follow each other. */
export const lockCredit = (db: Db, projcrd_no: number) =>
  sql`select from project_credits where projcrd_no = ${projcrd_no} for no key update`.execute(db)

export interface FoundReminder extends FoundCredit {
  prm_no: number
  prm_kind: PaymentReminder['prm_kind']
  emp_no: number | null
}

export const findReminder = async (db: Db, prm_no: number) => {
  const { rows } = await sql<FoundReminder>`
    select r.prm_no, r.prm_kind, r.emp_no, ${creditColumns} from ${creditFrom} join payment_reminders r using (projcrd_no)
     where r.prm_no = ${prm_no}`.execute(db)
  return rows[0]
}

// ---------------------------------------------------------------- what was sent

export interface StoredReminder extends PaymentReminder {
  projcrd_no: number
  prm_turn: number | null
  prm_dt: string
}

const messageOutcome = sql`case
  when a.at_state = 'waiting' then 'waiting' when a.at_state in ('requested', 'delivered') then 'sent'
  when a.at_outcome = any (${unsentReason.values.map(unsentReason.label)}::text[]) then 'unneeded' else 'failed' end`

/** Newest first. One message that was sent is enough for its reminder. */
export const findRemindersOf = async (db: Db, ctr_no: number) => {
  const { rows } = await sql<StoredReminder & { prm_unsent: string }>`
    select r.prm_no, r.projcrd_no, r.prm_kind, r.prm_step, r.prm_turn, r.prm_dt, r.prm_unsent, u.user_name as emp_name,
           to_char(r.reg_dt, 'YYYY-MM-DD HH24:MI') as reg_dt, coalesce(m.messages, '[]') as messages,
           case when r.prm_unsent = 'nobody' then 'failed' when r.prm_unsent <> '' then 'unneeded' when m.messages is null then 'waiting'
                when m.outcomes @> '{sent}' then 'sent' when m.outcomes @> '{waiting}' then 'waiting'
                when m.outcomes @> '{failed}' then 'failed' else 'unneeded' end as outcome
      from payment_reminders r join project_credits c using (projcrd_no)
      left join employees y on y.emp_no = r.emp_no left join users u on u.user_no = y.user_no
      left join lateral (
        select json_agg(json_build_object('at_way', a.at_way, 'recvname', a.recvname, 'receiver', a.receiver, 'outcome', ${messageOutcome},
                 'reason', case when a.at_state = 'failed' then coalesce(a.at_outcome, '') else '' end) order by a.at_no) as messages,
               array_agg(${messageOutcome}) as outcomes
          from alimtalk a where a.to_table = 'payment_reminders' and a.to_no = r.prm_no) m on true
     where c.ctr_no = ${ctr_no} order by r.prm_no desc`.execute(db)
  return rows
}

export const setUnsent = (db: Db, prm_no: number, prm_unsent: string) =>
  db.updateTable('payment_reminders').set({ prm_unsent }).where('prm_no', '=', prm_no).execute()

/** By hand: the next of its turns. Nothing where one was sent today or there are no turns left. */
export const insertByHand = async (db: Db, projcrd_no: number, emp_no: number | null) => {
  const { rows } = await sql<{ prm_no: number }>`
    insert into payment_reminders (projcrd_no, prm_kind, prm_turn, emp_no)
    select ${projcrd_no}::int, 'hand', turn, ${emp_no}::int
      from (select coalesce(max(prm_turn), 0) + 1 as turn from payment_reminders where projcrd_no = ${projcrd_no}) t
     where turn <= ${mostReminders}
    on conflict do nothing returning prm_no`.execute(db)
  return rows[0]?.prm_no
}

/** Once for each credit, however often it is covered. */
export const insertDone = async (db: Db, projcrd_no: number) => {
  const { rows } = await sql<{ prm_no: number }>`
    insert into payment_reminders (projcrd_no, prm_kind) values (${projcrd_no}, 'done') on conflict do nothing returning prm_no`.execute(
    db,
  )
  return rows[0]?.prm_no
}

// ---------------------------------------------------------------- what is due

/** A day on which banks and companies work. */
export const isWorkingDay = async (db: Db, day: string) => {
  const { rows } = await sql<{ is_off: boolean }>`
    select extract(isodow from ${day}::date) > 5 or exists (select from holidays where hd_date = ${day}) as is_off`.execute(
    db,
  )
  return rows[0]?.is_off === false
}

export const findDaysOff = async (db: Db, from: string, to: string) => {
  const { rows } = await sql<{ day: string }>`
    select distinct hd_date as day from holidays where hd_date between ${from} and ${to}`.execute(db)
  return new Set(rows.map(({ day }) => day))
}

/**
 * Stores the reminders of this day in one statement and returns those that it stored: of two nodes each gets its own. Where days
 * were missed only the newest step is sent.
 */
export const noteDueReminders = async (db: Db, day: string) => {
  const { rows } = await sql<{ prm_no: number }>`
    insert into payment_reminders (projcrd_no, prm_kind, prm_step, prm_turn, prm_dt)
    select c.projcrd_no, 'step', s.step, coalesce(r.turns, 0) + 1, ${day}::date
      from project_credits c join contracts k using (ctr_no)
     cross join lateral (select max(step) as step from unnest(${[...reminderSteps]}::int[]) step where c.projcrd_due_dt + step <= ${day}::date) s
      left join lateral (select max(x.prm_turn) as turns, max(x.prm_step) as step, max(x.prm_dt) as day
                           from payment_reminders x where x.projcrd_no = c.projcrd_no and x.prm_kind <> 'done') r on true
     where c.projcrd_deposit_dt is null and c.projcrd_amount > 0
       and c.projcrd_due_dt between ${day}::date - ${mostOverdueDays}::int and ${day}::date - ${reminderSteps[0]}::int
       and k.ctr_state in ('concluded', 'sealed') and not k.is_paused
       and coalesce(r.turns, 0) < ${mostReminders} and coalesce(r.step < s.step, true) and coalesce(r.day < ${day}::date, true)
       and not ${isRefunded}
     order by c.projcrd_no
    on conflict do nothing returning prm_no`.execute(db)
  return rows
}

/** The same for the alarms of staff; answers the contracts that they are about. */
export const noteOverdue = async (db: Db, day: string) => {
  const { rows } = await sql<{ ctr_no: number }>`
    with noted as (
      insert into overdue_alarms (projcrd_no, oda_week)
      select c.projcrd_no, (${day}::date - c.projcrd_due_dt - 1) / 7
        from project_credits c join contracts k using (ctr_no)
       where c.projcrd_deposit_dt is null and c.projcrd_amount > 0 and c.projcrd_due_dt < ${day}::date
         and k.ctr_state in ('concluded', 'sealed') and not ${isRefunded}
       order by c.projcrd_no
      on conflict do nothing returning projcrd_no)
    select distinct c.ctr_no from noted join project_credits c using (projcrd_no)`.execute(db)
  return rows
}
