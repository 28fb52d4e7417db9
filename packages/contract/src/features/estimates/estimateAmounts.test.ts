import { expect, test } from 'vitest'
import { type AmountLine, estimateAmounts, exceedsLimit, planAmounts } from './estimateAmounts.ts'

const line = (changes: Partial<AmountLine> = {}): AmountLine => ({
  quantity: 1,
  price: 1_000_000,
  list_price: null,
  discount: null,
  is_taxable: true,
  ...changes,
})

test('VAT comes on top, once over the taxable sum, its fractions dropped', () => {
  const three = [line({ price: 333 }), line({ price: 333 }), line({ price: 333 })]
  expect(estimateAmounts(three, null, 'added')).toMatchObject({ supply: 999, vat: 99, total: 1098 })
  // 33 for each would be 99 as well here, but 33.3 thrice is 99.9: the lines share what the sum has.
  expect(estimateAmounts([line({ price: 335 }), line({ price: 335 })], null, 'added').lines).toMatchObject([
    { vat: 33 },
    { vat: 34 },
  ])
})

test('with VAT included the supply is the total over 1.1, rounded, and the VAT the rest', () => {
  expect(estimateAmounts([line({ price: 1_000_000 })], null, 'included')).toMatchObject({
    supply: 909_091,
    vat: 90_909,
    total: 1_000_000,
  })
})

test('without VAT nothing is added, and a tax-free line adds none to the others', () => {
  expect(estimateAmounts([line()], null, 'free')).toMatchObject({ supply: 1_000_000, vat: 0, total: 1_000_000 })
  expect(estimateAmounts([line(), line({ is_taxable: false })], null, 'added')).toMatchObject({
    supply: 2_000_000,
    vat: 100_000,
  })
})

test('discounts of lines come first, then the one of the whole, which lowers the taxable part by its share', () => {
  const lines = [
    line({ price: 2_000_000, discount: { kind: 'rate', value: 10 } }),
    line({ price: 500_000, discount: { kind: 'won', value: 300_000 }, is_taxable: false }),
  ]
  expect(estimateAmounts(lines, { kind: 'won', value: 200_000 }, 'added')).toMatchObject({
    net: 2_000_000,
    discount: { amount: 200_000 },
    supply: 1_800_000,
    vat: 162_000,
    total: 1_962_000,
  })
})

test('a discount in won never takes more than there is', () => {
  const lines = [line({ price: 1000, discount: { kind: 'won', value: 5000 } }), line({ price: 1000 })]
  expect(estimateAmounts(lines, { kind: 'won', value: 5000 }, 'added')).toMatchObject({ net: 1000, total: 0, vat: 0 })
})

test('quantities have two decimals, amounts drop what is less than a won', () => {
  expect(estimateAmounts([line({ quantity: 0.35, price: 3_333_333 })], null, 'free').total).toBe(1_166_666)
  expect(estimateAmounts([line({ quantity: 1.1, price: 30 })], null, 'free').total).toBe(33)
})

test('what is given away is reckoned against the price list, so that a cut price counts', () => {
  const amounts = estimateAmounts(
    [line({ price: 900_000, list_price: 1_000_000 })],
    { kind: 'rate', value: 10 },
    'added',
  )
  expect(amounts).toMatchObject({ list: 1_000_000, belowList: 190_000 })
  expect(exceedsLimit(amounts, 19)).toBe(false)
  expect(exceedsLimit(amounts, 18)).toBe(true)
  const dearer = estimateAmounts([line({ price: 1_100_000, list_price: 1_000_000 })], null, 'added')
  expect(dearer.belowList).toBe(0)
})

test('whatever the lines, the sums agree with them and with each other', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  for (let turn = 0; turn < 500; turn++) {
    const lines = Array.from({ length: 1 + random(12) }, () =>
      line({
        quantity: (1 + random(5000)) / 100,
        price: random(90_000_000),
        discount: [null, { kind: 'rate', value: random(101) }, { kind: 'won', value: random(9_000_000) }][
          random(3)
        ] as never,
        is_taxable: random(4) > 0,
      }),
    )
    for (const mode of ['added', 'included', 'free'] as const) {
      const { supply, vat, total, discount, ...rest } = estimateAmounts(
        lines,
        { kind: 'rate', value: random(50) },
        mode,
      )
      expect(supply + vat).toBe(total)
      expect(rest.lines.reduce((all, each) => all + each.supply, discount.supply)).toBe(supply)
      expect(rest.lines.reduce((all, each) => all + each.vat, discount.vat)).toBe(vat)
      expect(total).toBeGreaterThanOrEqual(0)
    }
  }
})

test('sums beyond what a floating number holds stay exact', () => {
  const { total } = estimateAmounts([line({ quantity: 99_999.99, price: 999_999 })], null, 'free')
  expect(total).toBe(99_999_890_000)
})

test('the last instalment takes the rounding, and a plan makes up the total or is none', () => {
  const shares = (...values: number[]) => values.map((value) => ({ kind: 'share' as const, value }))
  expect(planAmounts(1001, shares(30, 40, 30))).toEqual([300, 400, 301])
  expect(planAmounts(1000, shares(50, 49))).toBeNull()
  expect(planAmounts(1000, shares(100))).toEqual([1000])
  expect(planAmounts(1000, [{ kind: 'won', value: 400 }, ...shares(100)])).toEqual([400, 600])
  expect(
    planAmounts(1000, [
      { kind: 'won', value: 400 },
      { kind: 'won', value: 500 },
    ]),
  ).toBeNull()
  expect(planAmounts(1000, [{ kind: 'won', value: 1000 }, ...shares(100)])).toBeNull()
  expect(planAmounts(1000, [])).toBeNull()
})
