import { coreName, depositorName } from '@crm/contract/features/bankRows/depositorName'
import { expect, test } from 'vitest'
import { type MatchCredit, type MatchRow, matchByAmount, matchRows } from './matching.ts'

const credit = (projcrd_no: number, changes: Partial<MatchCredit> = {}): MatchCredit => ({
  ...{
    projcrd_no,
    ctr_no: projcrd_no,
    client_no: projcrd_no,
    client_name: '주식회사 그린루프',
    client_rep_name: '한대표',
  },
  ...{ open: 1_000_000, projcrd_due_dt: '2026-11-10', code: '0147' },
  ...changes,
})
const row = (changes: Partial<MatchRow> = {}): MatchRow => ({
  ...{ bkr_no: 1, bkr_amount: 1_000_000, bkr_name: '그린루프0147', bkr_memo: '', day: '2026-11-12' },
  ...changes,
})
/** By words, and by the amount where they lead nowhere. */
const matchAll = (rows: MatchRow[], credits: MatchCredit[], aliases = new Map<string, number[]>()) => {
  const { matched, open } = matchRows(rows, credits, aliases)
  const unknown = rows.filter(({ bkr_no }) => matched.get(bkr_no)?.certainty === 'unknown')
  return new Map([...matched, ...matchByAmount(unknown, credits, open)])
}
const match = (changes: Partial<MatchRow>, credits: MatchCredit[], aliases = new Map<string, number[]>()) =>
  matchAll([row(changes)], credits, aliases).get(1)

test('a company’s core name leaves out its legal form, spaces and marks', () => {
  expect(
    ['㈜그린 루프', '(주)그린루프', '주식회사 그린루프', '그린루프(주)', 'Green-Loop 유한회사'].map(coreName),
  ).toEqual([...['그린루프', '그린루프', '그린루프', '그린루프', 'greenloop']])
})

test('what a client is asked to write as depositor is matched with certainty', () => {
  const bkr_name = depositorName('주식회사 그린루프', 'BE-2026-00147')
  expect(bkr_name).toBe('그린루프0147')
  expect(match({ bkr_name }, [credit(1)])?.certainty).toBe('certain')
})

test('code, name and amount make one certain candidate with its reasons', () => {
  expect(match({}, [credit(1), credit(2, { client_name: '블루', client_rep_name: null, code: '0200' })])).toEqual({
    certainty: 'certain',
    candidates: [
      {
        ...{ client_no: 1, rest: 0, shares: [{ projcrd_no: 1, amount: 1_000_000 }] },
        reasons: ['code', 'amount', 'company', 'due'],
      },
    ],
  })
})

test('a code in the memo counts, digits alone do not', () => {
  const other = credit(2, { client_name: '블루', client_rep_name: null, code: '9999', open: 5 })
  expect(match({ bkr_name: '그린루', bkr_memo: 'BE-2026-00147' }, [credit(1), other])?.certainty).toBe('certain')
  expect(match({ bkr_name: '홍길동0147', bkr_amount: 777 }, [credit(1)])).toEqual({
    certainty: 'unknown',
    candidates: [],
  })
  expect(match({ bkr_name: '홍길동0147' }, [credit(1)])).toMatchObject({
    certainty: 'choose',
    candidates: [{ reasons: ['code', 'amount', 'due'] }],
  })
})

test('two contracts of one client with the same open amount have to be chosen between, the code decides', () => {
  const two = [credit(1), credit(2, { client_no: 1, code: '0200' })]
  expect(match({ bkr_name: '그린루프' }, two)).toMatchObject({ certainty: 'choose', candidates: { length: 2 } })
  expect(match({ bkr_name: '그린루프0200' }, two)).toMatchObject({
    certainty: 'certain',
    candidates: [{ shares: [{ projcrd_no: 2 }] }],
  })
})

test('digits may be of the name: the whole one is meant, otherwise the longest; a name that is there is not cut short', () => {
  const named = (...client_names: string[]) =>
    client_names.map((client_name, at) => credit(at + 1, { client_name, client_rep_name: null, code: null }))
  const found = (bkr_name: string, ...client_names: string[]) =>
    match({ bkr_name, bkr_amount: 7 }, named(...client_names))?.candidates.map(({ client_no }) => client_no)
  expect(found('빌딩36', '빌딩3', '빌딩36', '빌딩365')).toEqual([2])
  expect(found('빌딩3650147', '빌딩', '빌딩365')).toEqual([2])
  expect(found('그린루프 잔금', '그린', '그린루프', '그린루프테크')).toEqual([2])
  expect(found('그린루프', '그린루프테크', '그린루프')).toEqual([2])
  expect(found('그린루', '그린루프테크', '그린루프')?.toSorted()).toEqual([1, 2])
})

test('one row may pay several instalments, and of equal ones the first due', () => {
  const plan = [
    credit(1, { ctr_no: 1, client_no: 1 }),
    credit(2, { ctr_no: 1, client_no: 1, projcrd_due_dt: '2026-12-10' }),
  ]
  expect(match({ bkr_amount: 2_000_000 }, plan)?.candidates[0]?.shares).toHaveLength(2)
  expect(match({}, plan)).toMatchObject({ certainty: 'certain', candidates: [{ shares: [{ projcrd_no: 1 }] }] })
  const matched = matchAll([row(), row({ bkr_no: 2 }), row({ bkr_no: 3 })], plan)
  expect([1, 2].map((no) => matched.get(no)?.candidates[0]?.shares[0]?.projcrd_no)).toEqual([1, 2])
  expect(matched.get(3)).toEqual({ certainty: 'unknown', candidates: [] })
})

test('a part is proposed for the first due, too much leaves a rest and is not certain', () => {
  expect(match({ bkr_amount: 300_000 }, [credit(1)])).toMatchObject({
    certainty: 'certain',
    candidates: [{ shares: [{ amount: 300_000 }], reasons: ['code', 'company', 'due'] }],
  })
  expect(match({ bkr_amount: 300_000, bkr_name: '그린루프' }, [credit(1)])?.certainty).toBe('choose')
  expect(match({ bkr_amount: 1_500_000 }, [credit(1)])).toMatchObject({
    certainty: 'choose',
    candidates: [{ rest: 500_000 }],
  })
})

test('a representative and an amount have to be looked at, a name known from before is enough', () => {
  expect(match({ bkr_name: '한대표' }, [credit(1)])).toMatchObject({
    certainty: 'choose',
    candidates: [{ reasons: ['amount', 'rep', 'due'] }],
  })
  expect(match({ bkr_name: '김경리' }, [credit(1)], new Map([['김경리', [1]]]))).toMatchObject({
    certainty: 'certain',
    candidates: [{ reasons: ['amount', 'alias', 'due'] }],
  })
  expect(match({ bkr_name: '모르는사람' }, [credit(1)])).toMatchObject({
    certainty: 'choose',
    candidates: [{ reasons: ['amount', 'due'] }],
  })
})

test('of fifty thousand credits each row looks at a few only', () => {
  let reads = 0
  const credits = Array.from({ length: 50_000 }, (_, at) =>
    Object.defineProperty(
      credit(at + 1, {
        ...{ client_no: at >> 1, client_name: `회사${(at >> 1).toString(36)}상사` },
        ...{ code: String(at % 10_000).padStart(4, '0'), open: 100_000 + (at % 50) * 1_000 },
      }),
      'projcrd_no',
      {
        get: () => {
          reads += 1
          return at + 1
        },
      },
    ),
  )
  const rows = Array.from({ length: 1_000 }, (_, at) => {
    const of = credits[at * 50]
    // Every tenth has nothing in common with a thousand credits but the amount.
    return row({
      ...{ bkr_no: at + 1, bkr_amount: of?.open ?? 0 },
      bkr_name: at % 10 === 0 ? '아무개' : `${of?.client_name}${of?.code}`,
    })
  })
  const readsFor = (some: MatchRow[]) => {
    reads = 0
    return { matched: matchAll(some, credits), reads }
  }
  const none = readsFor([])
  const all = readsFor(rows)
  expect(all.reads - none.reads).toBeLessThan(rows.length * 200)
  expect(all.matched.get(1)?.candidates).toHaveLength(5)
  expect([...all.matched.values()].filter(({ certainty }) => certainty === 'certain').length).toBeGreaterThan(800)
})
