import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { coreName } from '@crm/contract/features/bankRows/depositorName'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { depositFixture } from '../../testing/fixtures/money/depositFixture.ts'
import { findAliases, findOpenCredits, findWaiting } from './bankRows.queries.ts'
import { matchByAmount, matchRows } from './matching.ts'

let f: Awaited<ReturnType<typeof depositFixture>>
beforeAll(async () => {
  f = await depositFixture()
})

const names = [
  ...['㈜그린 루프', '(주)그린루프', '주식회사 그린루프', '그린루프(주)', 'Green-Loop 유한회사', 'ＡＢＣ　테크'],
  ...[
    '농업회사법인 ㈜들녘',
    '(재)미래재단법인',
    'Ångström 랩',
    '가나다₂',
    '①호점',
    'ㄱㄴㄷ 연구소',
    '유한책임회사 A&B',
    '',
    '(주)',
  ],
]

test('the database leaves out the same of a name as everybody else', async () => {
  const { rows } = await sql<{ core: string }>`
    select crm_core_name(n) as core from unnest(${names}::text[]) with ordinality u (n, at) order by at`.execute(
    f.app.db,
  )
  expect(rows.map(({ core }) => core)).toEqual(names.map(coreName))
})

const insertRow = (bkr_name: string, bkr_amount: number, bkr_memo = '', dep_no: number | null = null) =>
  sql`insert into bank_rows (bank_code, bkr_account, bkr_at, bkr_amount, bkr_name, bkr_memo, bkr_state, dep_no)
      values ('088', '1', '2026-11-02 10:00', ${bkr_amount}, ${bkr_name}, ${bkr_memo}, ${dep_no ? 'done' : 'waiting'}, ${dep_no})`.execute(
    f.app.db,
  )

test('what words and amounts lead to is matched as if everything that is open were read', async () => {
  const client = async (name: string, rep: string, amounts: number[]) => {
    const client_no = await f.app.company(name)
    await sql`update clients set client_rep_name = ${rep} where client_no = ${client_no}`.execute(f.app.db)
    return f.agreed(amounts, { client_no })
  }
  const coded = await client('주식회사 별빛모아', '고별빛', [310_000, 310_000])
  await sql`alter table estimates disable trigger user`.execute(f.app.db)
  await sql`update estimates set est_state = 'issued', est_issued_dt = now(), est_code = 'BE-2026-07788' where est_no = ${coded.est_no}`.execute(
    f.app.db,
  )
  await sql`alter table estimates enable trigger user`.execute(f.app.db)
  await client('㈜달무리 제과', '남궁달', [420_000, 80_000])
  await client('달무리제과점', '표은하', [530_000])
  const { client_no } = await client('은하수물산', '표은하', [640_000])
  await client('이름없는곳', '없음', [750_000])
  const { dep_no } = await f.register({ client_no, dep_amount: 1_000 })
  await insertRow('은하수대표통장', 1_000, '', dep_no)

  const rows: [name: string, amount: number, memo?: string][] = [
    ['별빛모아7788', 310_000],
    ['입금7788', 310_000],
    ['별빛모', 5_000],
    ['별빛모아 잔금', 100_000],
    ['달무리제', 499_000],
    ['남궁달', 420_000],
    ['표은하', 640_000],
    ['은하수대표통장', 640_000],
    ['모르는이름', 1, '달무리제과'],
    ['모르는이름', 750_000],
    ['모르는이름', 530_000],
    ['모르는이름', 12_345],
  ]
  for (const [name, amount, memo] of rows) await insertRow(name, amount, memo)

  const { query: found } = await f.admin.call(bankRows.list, { query: { limit: 100, bkr_state: 'waiting' } })
  const reasons = found.flatMap(({ candidates }) => candidates.flatMap((candidate) => candidate.reasons))
  expect(new Set(reasons)).toEqual(new Set(['code', 'amount', 'company', 'alias', 'rep']))
  expect(found.filter(({ certainty }) => certainty === 'unknown')).toMatchObject([{ bkr_amount: 12_345 }])
  const waiting = await findWaiting(f.app.db)
  const aliases = await findAliases(
    f.app.db,
    waiting.map(({ bkr_name }) => bkr_name),
  )
  const everything = await findOpenCredits(f.app.db)
  const { matched: whole, open } = matchRows(waiting, everything, aliases)
  const unknown = waiting.filter(({ bkr_no }) => whole.get(bkr_no)?.certainty === 'unknown')
  for (const [bkr_no, match] of matchByAmount(unknown, everything, open)) whole.set(bkr_no, match)
  for (const { bkr_no, certainty, candidates } of found) {
    const shares = candidates.map((candidate) =>
      candidate.shares.map(({ projcrd_no, amount }) => ({ projcrd_no, amount })),
    )
    const match = whole.get(bkr_no)
    expect({ certainty, shares }).toEqual({
      certainty: match?.certainty,
      shares: match?.candidates.map((candidate) => candidate.shares),
    })
  }
})
