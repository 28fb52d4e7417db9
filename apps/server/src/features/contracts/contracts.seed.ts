import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { contractTitle, dayFromNow } from '../estimates/seed/offers.ts'
import { pdf } from '../files/seed/bodies.ts'
import { createFile } from '../files/seed/createFile.ts'
import { seedConcluded, signersOf } from './seed/electronic.ts'
import { seedLargeContracts } from './seed/large.ts'

interface Agreed {
  est_no: number
  proj_no: number
  est_title: string
  est_amount: number
  /** When the client agreed. */
  day: string
  stage: string
  place: number
  /** Of the project, in days. */
  age: number
  emp_no: number
  user_no: number
  /** Number and address of the company are known: its contract can be signed on the page. */
  is_known: boolean
}

/** What was accepted on the demo's projects: as a contract, or only as an offer. */
const findAgreed = async (db: Db, isContract: boolean) => {
  const { rows } = await sql<Agreed>`
    select e.est_no, e.proj_no, e.est_title, e.est_amount, (e.est_answered_dt at time zone 'Asia/Seoul')::date as day,
           coalesce(p.progress_status, 'inquiry') as stage, (now()::date - p.reg_dt::date) as age, m.emp_no, m.user_no,
           c.client_biz_no is not null and c.client_addr is not null as is_known,
           ((select count(*) from projects x where x.proj_no < p.proj_no))::int as place
      from estimates e join projects p using (proj_no) join clients c using (client_no)
     cross join lateral (select k.emp_no, o.user_no from project_employees k join employees o using (emp_no)
                          where k.proj_no = p.proj_no and k.pe_type = 'manager' order by k.pe_no limit 1) m
     where e.est_state = 'accepted' and (e.est_title = ${contractTitle}) = ${isContract}
       and not exists (select from contracts k where k.est_no = e.est_no)
       and (${isContract} or p.client_no not in (select n.client_no from client_members n join users u using (user_no)
                                                  where u.user_id in ('client', 'client2') and n.client_no is not null))
     order by e.est_no`.execute(db)
  return rows
}

const setAuditUser = (db: Db, user_no: number | '', request_id: string) =>
  sql`select set_config('crm.user_no', ${String(user_no)}, true), set_config('crm.request_id', ${request_id}, true)`.execute(
    db,
  )

const insertContract = async (db: Db, agreed: Agreed, ctr_memo: string) => {
  const { est_no, proj_no, est_title, est_amount, day, emp_no, user_no } = agreed
  await setAuditUser(db, user_no, `demo-contract-${est_no}`)
  const { ctr_no } = await db
    .insertInto('contracts')
    .values({
      ...{ est_no, proj_no, ctr_kind: 'paper', ctr_state: 'concluded', ctr_title: est_title, ctr_amount: est_amount },
      ...{ ctr_concluded_dt: day, ctr_memo, emp_no, reg_dt: `${day} 11:00` },
    })
    .returning('ctr_no')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contract_events')
    .values({ ctr_no, emp_no, ce_kind: 'paper', ce_at: `${day} 11:00`, ce_data: JSON.stringify({ day }) })
    .execute()
  return ctr_no
}

const insertCredits = async (db: Db, ctr_no: number, est_no: number, days: string[]) => {
  const plans = await db
    .selectFrom('estimate_plans')
    .selectAll()
    .where('est_no', '=', est_no)
    .orderBy('epl_place')
    .execute()
  for (const { epl_title, epl_amount, epl_pay_type, epl_place } of plans)
    await db
      .insertInto('project_credits')
      .values({
        ...{ est_no, ctr_no, projcrd_title: epl_title, projcrd_amount: epl_amount ?? 0 },
        ...{ projcrd_pay_type: epl_pay_type, projcrd_due_dt: days[epl_place] ?? days.at(-1) ?? null },
      })
      .execute()
}

/** Whether the rest was due as well; where the project has not come so far, it is overdue. */
const isRestDue = ({ stage, place }: Agreed) =>
  stage === 'completed' ? place % 9 !== 0 : place % (stage === 'paid' ? 4 : 5) === 0

/** Twelve of them, the first of the company of `client`; contractSigning seals them. */
const electronicOf = (agreed: Agreed[]) =>
  new Set(
    agreed
      .filter(({ is_known }) => is_known)
      .filter((_, at) => at % 3 === 0)
      .slice(0, 12),
  )

const insertElectronic = async (db: Db, agreed: Agreed, at: number) => {
  const { est_no, proj_no, est_amount, day, emp_no, user_no } = agreed
  await setAuditUser(db, user_no, `demo-contract-${est_no}`)
  return seedConcluded(db, {
    ...{ est_no, proj_no, ctr_amount: est_amount, emp_no, day, ctr_valid_dt: day, ctr_title: '컨설팅 용역 계약' },
    signers: await signersOf(db, proj_no, at % 2 ? 2 : 1),
  })
}

/** The contracts of projects that were agreed on, on paper and signed on the page, one with a memo; and one that was cancelled. */
const seedContracts = async (db: Db) => {
  const all = await findAgreed(db, true)
  const electronic = electronicOf(all)
  for (const [at, agreed] of all.entries()) {
    const ctr_no = electronic.has(agreed)
      ? await insertElectronic(db, agreed, at)
      : await insertContract(db, agreed, at === 1 ? '원본은 본사 금고에 있어요.' : '')
    const days = [dayFromNow(-Math.floor(agreed.age / 2)), dayFromNow(isRestDue(agreed) ? -5 : 15)]
    await insertCredits(db, ctr_no, agreed.est_no, days)
  }
  const cancelled = (await findAgreed(db, false)).at(-1)
  if (cancelled) {
    const { emp_no, est_no, day } = cancelled
    const ctr_no = await insertContract(db, cancelled, '')
    await insertCredits(db, ctr_no, est_no, [day])
    const reason = '고객의 사업 계획이 바뀌었어요.'
    const today = dayFromNow(0)
    await db
      .updateTable('contracts')
      .set({ ctr_state: 'cancelled', ctr_cancelled_dt: today, ctr_cancel_reason: reason })
      .where('ctr_no', '=', ctr_no)
      .execute()
    await db
      .insertInto('contract_events')
      .values({ ctr_no, emp_no, ce_kind: 'cancelled', ce_data: JSON.stringify({ day: today, reason }) })
      .execute()
  }
  await setAuditUser(db, '', '')
}

/** Contracts on paper as somebody scanned them. */
const seedScans = async (db: Db, storage: Storage) => {
  const { rows } = await sql<{ ctr_no: number; est_code: string | null; day: string; user_no: number; age: number }>`
    select k.ctr_no, e.est_code, k.ctr_concluded_dt as day, m.user_no, (now()::date - k.ctr_concluded_dt) as age
      from contracts k join estimates e using (est_no) join employees m on m.emp_no = k.emp_no
     where k.ctr_kind = 'paper' order by k.ctr_no`.execute(db)
  for (const { ctr_no, est_code, day, user_no, age } of rows)
    await createFile(
      db,
      storage,
      {
        originalname: `계약서_${est_code ?? ctr_no}_스캔.pdf`,
        mimetype: 'application/pdf',
        bytes: pdf(['Contract', est_code ?? '', `Concluded on ${day}`, 'Demo data of Builder CRM']),
      },
      { to_table: 'contracts', to_no: ctr_no, user_no, daysAgo: age },
    )
}

export const seed = defineSeed({
  ...{ after: ['estimates'], demo: seedContracts, files: seedScans, large: seedLargeContracts },
})
