import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { defineSeed } from '../../../seed/seed.ts'
import type { Db } from '../../db/database.ts'

type Step = [amount: number, type: 'free' | 'take' | 'use' | 'refund', reason: string]

/** A company's year with its points, from the oldest on; the balance never falls below zero on the way. */
const year: Step[] = [
  [10_000, 'free', '가입 축하'],
  [500_000, 'free', '투자유치 계약 적립'],
  [-120_000, 'use', 'IR 덱 디자인'],
  [-30_000, 'use', '세무 멘토링 1회'],
  [30_000, 'refund', '세무 멘토링 일정 취소'],
  [20_000, 'free', '만족도 조사 참여'],
  [-80_000, 'use', '홍보 영상 편집'],
  [50_000, 'free', '데모데이 참가 지원'],
  [-5_000, 'take', '중복 적립 회수'],
  [-60_000, 'use', '사업계획서 첨삭'],
  [100_000, 'free', '재계약 감사'],
  [-45_000, 'use', '법률 멘토링 2회'],
  [15_000, 'free', '멘토링 후기 작성'],
  [-20_000, 'use', '명함 디자인'],
]

/** The first company has lived through all of it, later ones through less, the last through nothing. */
const stepsFor = (place: number) => (place === 0 ? year : year.slice(0, Math.max(0, 10 - (place % 12))))

/** Points of the demo's client companies, and one grant to the wrong company, undone. */
const seedPocket = async (db: Db) => {
  const companies = await db
    .selectFrom('clients')
    .select('client_no')
    .where('client_type', '=', 'client')
    .orderBy('client_no')
    .execute()
  const rows = companies.flatMap(({ client_no }, place) =>
    stepsFor(place).map(([cl_amount, cl_type, reason], step) => ({
      client_no,
      cl_amount,
      cl_type,
      cl_info: JSON.stringify({ reason }),
      emp_no: cl_type === 'use' || cl_type === 'refund' ? null : 1 + ((place + step) % 3),
      reg_dt: sql<string>`now() - ${(year.length - step) * 17 - (place % 9)} * interval '1 day'`,
    })),
  )
  await db.insertInto('cash_log').values(rows).execute()
  await sql`
    with wrong as (
      insert into cash_log (client_no, cl_amount, cl_type, cl_info, emp_no, reg_dt)
      select min(client_no), 300000, 'free', '{"reason": "이벤트 당첨"}', 2, now() - interval '5 days'
        from clients where client_type = 'client' returning cl_no, client_no)
    insert into cash_log (client_no, cl_amount, cl_type, cl_info, emp_no, reg_dt, reversed_cl_no)
    select client_no, -300000, 'reverse', '{"reason": "다른 회사에 지급할 포켓이었어요"}', 2, now() - interval '4 days', cl_no
      from wrong`.execute(db)
}

/** One grant for every company of the large seed, in one statement. */
const seedManyGrants = async (db: Db) => {
  const { numAffectedRows } = await sql`
    insert into cash_log (client_no, cl_amount, cl_type, cl_info, emp_no, reg_dt)
    select client_no, 10000 + client_no % 90 * 1000, 'free', '{"reason": "가입 축하"}', 1, reg_dt from clients c
     where not exists (select from pocket_balances b where b.client_no = c.client_no)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export const seed = defineSeed({
  after: ['clients'],
  demo: seedPocket,
  large: async (db) => [`포켓 ${showNumber(await seedManyGrants(db))}건`],
})
