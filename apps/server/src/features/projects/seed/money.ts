import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { dayFromNow, type PlannedProject } from './plan.ts'

interface Part {
  title: string
  share: number
  due: number
  /** Days from today; unpaid without. */
  paid: number | null
}

interface Offer {
  est_title: string
  /** Days ago; a draft without. */
  issued: number | null
  credits: Part[]
}

const inTwo = (age: number, isPaidUp: boolean): Part[] => [
  { title: '선금', share: 0.5, due: -Math.floor(age / 2), paid: -Math.floor(age / 2) },
  { title: '잔금', share: 0.5, due: isPaidUp ? -5 : 15, paid: isPaidUp ? -5 : null },
]

/** What was offered, agreed on and paid, as far as the project has come. */
const offersOf = ({ stage, place, age }: PlannedProject): Offer[] => {
  const draft = { est_title: '견적서 초안', issued: null, credits: [] }
  const sent = { est_title: '견적서', issued: Math.floor(age / 3), credits: [] }
  const agreed = (isPaidUp: boolean) => ({
    est_title: '계약 견적서',
    issued: Math.floor(age / 2) + 3,
    credits: inTwo(age, isPaidUp),
  })
  if (stage === 'pre') return place % 2 ? [draft] : []
  if (stage === 'guide') return place % 3 ? [sent] : [draft]
  if (stage === 'paid') return [agreed(place % 4 === 0)]
  // Some clients order more during the first project.
  if (stage === 'started')
    return place % 5 === 0 ? [agreed(true), { ...sent, est_title: '추가 작업 견적서' }] : [agreed(false)]
  if (stage === 'completed') return [agreed(place % 9 !== 0)]
  return []
}

const payTypes = [3, 4, 1, 5, 2]

/** Estimates and what is to be paid for them, so that every state of a contract occurs. */
export const seedProjectMoney = async (db: Db, plannedProjects: PlannedProject[]) => {
  const offers = plannedProjects.flatMap((planned) =>
    offersOf(planned).map((offer) => ({
      ...offer,
      planned,
      est_amount: (3 + (planned.place % 18)) * 1_000_000,
    })),
  )
  const made = await db
    .insertInto('estimates')
    .values(
      offers.map(({ planned, est_title, est_amount, issued }) => ({
        proj_no: planned.proj_no,
        est_title,
        est_amount,
        est_issued_dt: issued === null ? null : sql<string>`now() - ${issued} * interval '1 day'`,
      })),
    )
    .returning('est_no')
    .execute()
  const credits = offers.flatMap(({ planned, est_amount, credits }, at) =>
    credits.map(({ title, share, due, paid }) => ({
      est_no: made[at]?.est_no ?? 0,
      projcrd_title: title,
      projcrd_amount: est_amount * share,
      projcrd_pay_type: payTypes[planned.place % payTypes.length] ?? 3,
      projcrd_due_dt: dayFromNow(due),
      projcrd_deposit_dt: paid === null ? null : dayFromNow(paid),
    })),
  )
  await db.insertInto('project_credits').values(credits).execute()
}
