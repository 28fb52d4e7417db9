import { expect, test } from 'vitest'
import {
  contractParts,
  nextParts,
  noParts,
  papersOf,
  reducedTo,
  type TaxParts,
  takenOffOf,
  totalOf,
} from './shares.rules.ts'

const add = (a: TaxParts, b: TaxParts) => ({ taxed: a.taxed + b.taxed, vat: a.vat + b.vat, free: a.free + b.free })
const paidIn = (whole: TaxParts, amounts: number[]) =>
  amounts.reduce((stated, amount) => add(stated, nextParts(whole, amount, stated, 0)), noParts)

test('the papers of a contract that is paid in any parts sum up to its supply and VAT', () => {
  for (const whole of [
    { taxed: 12_345_677, vat: 1_234_567, free: 0 },
    { taxed: 1_000_003, vat: 100_000, free: 333_331 },
    { taxed: 0, vat: 0, free: 7_000_001 },
  ]) {
    const total = totalOf(whole)
    for (const first of [1, 7, 333_333, Math.floor(total / 3), total - 1])
      expect(paidIn(whole, [first, total - first])).toEqual(whole)
    expect(paidIn(whole, [11, 22, 33, 500_000, total - 500_066])).toEqual(whole)
  }
})

test('no paper states less than nothing, however small its share', () => {
  const whole = { taxed: 10, vat: 1, free: 7 }
  let stated = noParts
  for (let won = 0; won < 18; won += 1) {
    const parts = nextParts(whole, 1, stated, 0)
    expect(Math.min(parts.taxed, parts.vat, parts.free)).toBeGreaterThanOrEqual(0)
    expect(totalOf(parts)).toBe(1)
    stated = add(stated, parts)
  }
})

test('what a card paid has no paper, and the papers are what is left of the contract', () => {
  const whole = { taxed: 1_000_001, vat: 100_000, free: 0 }
  const card = 300_000
  const rest = nextParts(whole, totalOf(whole) - card, noParts, card)
  expect(totalOf(rest)).toBe(800_001)
  expect(rest.vat).toBe(100_000 - Math.round((100_000 * card) / totalOf(whole)))
})

test('an estimate without lines that add up is taxed unless it says that it is free', () => {
  const estimate = { est_supply: 1_000, est_vat: 100, est_vat_mode: 'included' } as const
  expect(contractParts(estimate, null)).toEqual({ taxed: 1_000, vat: 100, free: 0 })
  expect(contractParts({ ...estimate, est_vat: 0, est_vat_mode: 'free' }, null)).toEqual({
    taxed: 0,
    vat: 0,
    free: 1_000,
  })
  expect(contractParts(estimate, { supply: 1_000, vat: 100, taxedSupply: 400 })).toEqual({
    taxed: 400,
    vat: 100,
    free: 600,
  })
})

test('money that is partly free of tax has a paper of each kind, a receipt only one', () => {
  const parts = { taxed: 600, vat: 60, free: 340 }
  expect(papersOf(parts, 'invoice')).toEqual([
    { kind: 'tax_invoice', supply: 600, vat: 60 },
    { kind: 'invoice', supply: 340, vat: 0 },
  ])
  expect(papersOf(parts, 'receipt')).toEqual([{ kind: 'cash_receipt', supply: 940, vat: 60 }])
  expect(papersOf({ ...parts, free: 0 }, 'invoice')).toHaveLength(1)
})

test('what is taken off in steps leaves nothing when all of it is taken', () => {
  const paper = { supply: 909_091, vat: 90_909 }
  expect(reducedTo(paper, 500_000)).toEqual({ supply: 454_545, vat: 45_455 })
  const first = takenOffOf({ ...paper, left: 1_000_000, left_vat: 90_909 }, 333_333)
  const last = takenOffOf({ ...paper, left: 666_667, left_vat: 90_909 + first.vat }, 666_667)
  expect([first.supply + last.supply, first.vat + last.vat]).toEqual([-909_091, -90_909])
})
