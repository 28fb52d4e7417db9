import { type Insertable, sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'
import type { Deposits } from '../../db/types.gen.ts'
import { insertShares } from './deposits.queries.ts'
import { seedLargeDeposits } from './seed/large.ts'

interface SeedCredit {
  projcrd_no: number
  projcrd_title: string
  projcrd_amount: number
  pay_type: number
  ctr_no: number
  is_cancelled: boolean
  /** Which of the contract's payments it is, from 0. */
  place: number
  proj_no: number
  stage: string
  client_no: number
  client_name: string
  emp_no: number | null
  /** When money for it may have come. */
  day: string
}

const findCredits = async (db: Db) => {
  const { rows } = await sql<SeedCredit>`
    select c.projcrd_no, c.projcrd_title, c.projcrd_amount, least(c.projcrd_pay_type, 5) as pay_type, c.ctr_no,
           k.ctr_state = 'cancelled' as is_cancelled, p.proj_no, coalesce(p.progress_status, 'inquiry') as stage,
           p.client_no, n.client_name, k.emp_no,
           (row_number() over (partition by c.ctr_no order by c.projcrd_no) - 1)::int as place,
           greatest(least(coalesce(c.projcrd_due_dt, k.ctr_concluded_dt), current_date - 1), k.ctr_concluded_dt) as day
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no) join clients n using (client_no)
     where k.ctr_state in ('concluded', 'sealed', 'cancelled') and k.ctr_concluded_dt is not null and c.projcrd_amount > 0
     order by c.projcrd_no`.execute(db)
  return rows
}

const insertDeposit = async (db: Db, deposit: Insertable<Deposits>) => {
  const { dep_no } = await db.insertInto('deposits').values(deposit).returning('dep_no').executeTakeFirstOrThrow()
  return dep_no
}

/** What a project in this stage has paid: the first payment moved it to 입금완료, a finished one has paid all. */
const isPaid = ({ stage, place, is_cancelled }: SeedCredit) =>
  place === 0 ? is_cancelled || ['paid', 'started', 'completed'].includes(stage) : stage === 'completed'

/** `more` stays as 선수금. */
const pay = async (db: Db, credit: SeedCredit, amount: number, more = 0) => {
  const dep_no = await insertDeposit(db, {
    ...{ client_no: credit.client_no, dep_dt: credit.day, dep_amount: amount + more, dep_pay_type: credit.pay_type },
    ...{ dep_name: credit.client_name.slice(0, 50), dep_memo: credit.projcrd_title, emp_no: credit.emp_no },
    reg_dt: `${credit.day} 11:20`,
  })
  await insertShares(db, dep_no, [{ projcrd_no: credit.projcrd_no, ds_amount: amount }])
  return dep_no
}

const giveBack = (db: Db, credit: SeedCredit, reversed_dep_no: number, amount: number, dep_memo: string) =>
  insertDeposit(db, {
    ...{ client_no: credit.client_no, dep_dt: credit.day, dep_amount: -amount, dep_pay_type: 6, dep_memo },
    ...{ reversed_dep_no, emp_no: credit.emp_no, reg_dt: `${credit.day} 15:40` },
  })

/** Points of contracts of which a payment is covered. */
const seedPoints = (db: Db) =>
  sql`
    insert into cash_log (client_no, cl_amount, cl_type, cl_info, emp_no, ctr_no)
    select p.client_no, crm_contract_points(k.ctr_no), 'charge', jsonb_build_object('reason', k.ctr_title || ' 계약 적립'), k.emp_no, k.ctr_no
      from contracts k join projects p using (proj_no)
     where k.ctr_state <> 'cancelled' and crm_contract_points(k.ctr_no) > 0
       and exists (select from project_credits c where c.ctr_no = k.ctr_no and c.projcrd_deposit_dt is not null)
     order by k.ctr_no`.execute(db)

/**
 * What the demo's contracts have got so far: as much as the stages of their projects say, one payment by half, money that
 * is for nothing yet, a refund of some of it, a wrong entry, and all the money back of what was cancelled.
 */
const seedDeposits = async (db: Db) => {
  const credits = await findCredits(db)
  const paid = credits.filter(isPaid).sort((a, b) => a.day.localeCompare(b.day))
  const standing = paid.filter(({ is_cancelled }) => !is_cancelled)
  const [withRest, withRefund, wrong] = [3, 6, 9].map((at) => standing[at]?.projcrd_no)
  for (const credit of paid) {
    const more = [withRest, withRefund].includes(credit.projcrd_no) ? 550_000 : 0
    const dep_no = await pay(db, credit, credit.projcrd_amount, more)
    if (credit.projcrd_no === withRefund) await giveBack(db, credit, dep_no, 300_000, '잘못 보낸 금액 일부 환불')
    if (credit.is_cancelled) {
      const back = await giveBack(db, credit, dep_no, credit.projcrd_amount, '계약 해지 환불')
      await insertShares(db, back, [{ projcrd_no: credit.projcrd_no, ds_amount: -credit.projcrd_amount }])
    }
    if (credit.projcrd_no === wrong) {
      const { client_no, client_name, day, emp_no } = credit
      const doubled = await insertDeposit(db, {
        ...{ client_no, dep_dt: day, dep_amount: credit.projcrd_amount, dep_pay_type: credit.pay_type },
        ...{ dep_name: client_name.slice(0, 50), dep_memo: '', emp_no },
      })
      await insertDeposit(db, {
        ...{
          client_no,
          dep_dt: day,
          dep_amount: -credit.projcrd_amount,
          dep_pay_type: 6,
          dep_memo: '같은 입금을 두 번 등록',
        },
        ...{ reversed_dep_no: doubled, is_correction: true, emp_no },
      })
    }
  }
  const half = credits.find(({ stage, place, is_cancelled }) => stage === 'started' && place === 1 && !is_cancelled)
  if (half) await pay(db, half, Math.floor(half.projcrd_amount / 2))
  await seedPoints(db)
}

export const seed = defineSeed({
  after: ['contracts', 'pocket'],
  demo: seedDeposits,
  large: seedLargeDeposits,
})
