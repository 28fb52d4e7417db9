/**
 * The money of an estimate, in whole won: one function for the editor, the server and the paper. Sums are exact whatever
 * their size, because they are reckoned in BigInt.
 */

/** `added` 부가세 별도, `included` 부가세 포함, `free` 면세 */
export type VatMode = 'added' | 'included' | 'free'

/** A share in whole percent, or an amount in won. */
export type Discount = { kind: 'rate'; value: number } | { kind: 'won'; value: number }

export interface AmountLine {
  /** At most two decimals: half a month is 0.5. */
  quantity: number
  price: number
  /** What the price list says; null for a line of free text. */
  list_price: number | null
  discount: Discount | null
  is_taxable: boolean
}

export interface LineAmount {
  /** Quantity times price. */
  gross: number
  discount: number
  net: number
  /** Supply and VAT as the paper shows them; with the discount's they add up to the sums. */
  supply: number
  vat: number
}

export interface EstimateAmounts {
  lines: LineAmount[]
  /** Of all lines, before the discount of the whole. */
  net: number
  discount: { amount: number; supply: number; vat: number }
  supply: number
  /** What of the supply is taxed; the rest is free of tax. */
  taxedSupply: number
  vat: number
  total: number
  /** What the price list asks for the same. */
  list: number
  /** How much less than the list, in won; 0 where it is more. */
  belowList: number
}

const won = (amount: bigint) => Number(amount)
const min = (a: bigint, b: bigint) => (a < b ? a : b)

/** Quantities have two decimals, so hundredths are whole. */
const times = (quantity: number, price: number) => (BigInt(Math.round(quantity * 100)) * BigInt(price)) / 100n

const discountOf = (amount: bigint, discount: Discount | null) => {
  if (!discount) return 0n
  return discount.kind === 'rate' ? (amount * BigInt(discount.value)) / 100n : min(amount, BigInt(discount.value))
}

/** `part / whole` of an amount, rounded half up. */
const shareOf = (amount: bigint, part: bigint, whole: bigint) =>
  whole === 0n ? 0n : (2n * amount * part + whole) / (2n * whole)

/** VAT of a taxable sum: on top of it, fractions dropped, or out of it. */
const vatOf = (taxable: bigint, mode: VatMode) => {
  if (mode === 'free') return 0n
  if (mode === 'added') return taxable / 10n
  // Supply = total / 1.1, rounded; VAT is the rest.
  return taxable - (2n * taxable * 10n + 11n) / 22n
}

const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n)

/** Lines that the client has not chosen are left out by the caller. */
export const estimateAmounts = (lines: AmountLine[], whole: Discount | null, mode: VatMode): EstimateAmounts => {
  const grosses = lines.map(({ quantity, price }) => times(quantity, price))
  const discounts = lines.map(({ discount }, at) => discountOf(grosses[at] ?? 0n, discount))
  const nets = grosses.map((gross, at) => gross - (discounts[at] ?? 0n))
  const taxables = nets.map((net, at) => (mode !== 'free' && lines[at]?.is_taxable ? net : 0n))

  const net = sum(nets)
  const taxable = sum(taxables)
  const wholeDiscount = discountOf(net, whole)
  // It lowers what is taxed in the proportion of what is taxable.
  const taxed = taxable - shareOf(wholeDiscount, taxable, net)
  const vat = vatOf(taxed, mode)
  const total = mode === 'included' ? net - wholeDiscount : net - wholeDiscount + vat
  const supply = total - vat

  // VAT of a line is what it adds to the VAT of the lines before it, so that no won is lost between them.
  let before = 0n
  const vats = taxables.map((amount) => {
    const after = before + amount
    const own = vatOf(after, mode) - vatOf(before, mode)
    before = after
    return own
  })
  const lineVat = sum(vats)
  const supplyOf = (amount: bigint, ownVat: bigint) => (mode === 'included' ? amount - ownVat : amount)
  const list = sum(lines.map(({ quantity, price, list_price }) => times(quantity, list_price ?? price)))
  const asked = net - wholeDiscount

  return {
    lines: lines.map((_, at) => {
      const [gross, own, discount, ownVat] = [grosses[at] ?? 0n, nets[at] ?? 0n, discounts[at] ?? 0n, vats[at] ?? 0n]
      return {
        gross: won(gross),
        discount: won(discount),
        net: won(own),
        supply: won(supplyOf(own, ownVat)),
        vat: won(ownVat),
      }
    }),
    net: won(net),
    discount: {
      amount: won(wholeDiscount),
      supply: won(supply - sum(nets.map((own, at) => supplyOf(own, vats[at] ?? 0n)))),
      vat: won(vat - lineVat),
    },
    supply: won(supply),
    taxedSupply: won(mode === 'included' ? taxed - vat : taxed),
    vat: won(vat),
    total: won(total),
    list: won(list),
    belowList: won(list > asked ? list - asked : 0n),
  }
}

/** Whether more is given away than a share of the list prices, in whole percent. */
export const exceedsLimit = ({ list, belowList }: Pick<EstimateAmounts, 'list' | 'belowList'>, limit: number) =>
  BigInt(belowList) * 100n > BigInt(list) * BigInt(limit)

/** A line whose item must not be sold for less than its floor, each; null where it has none. */
export type FloorLine = Pick<AmountLine, 'quantity' | 'price' | 'discount'> & { floor: number | null }

/** Whether a line, after its own discount and its share of the whole one, costs less than its floor. */
export const isUnderFloor = (
  lines: FloorLine[],
  { net, discount }: { net: number; discount: Pick<EstimateAmounts['discount'], 'amount'> },
) =>
  lines.some(({ quantity, price, discount: own, floor }) => {
    if (floor === null) return false
    const gross = times(quantity, price)
    const left = gross - discountOf(gross, own)
    const [whole, kept] = net > 0 ? [BigInt(net), BigInt(net - discount.amount)] : [1n, 1n]
    return left * kept < times(quantity, floor) * whole
  })

export type PlanPart = { kind: 'share'; value: number } | { kind: 'won'; value: number }

/** The amount of each instalment; the last takes the rounding. Null where they do not make up the total. */
export const planAmounts = (total: number, parts: PlanPart[]): number[] | null => {
  if (parts.length === 0) return null
  const onlyShares = parts.every(({ kind }) => kind === 'share')
  if (onlyShares && parts.reduce((all, { value }) => all + value, 0) !== 100) return null
  const amounts = parts.map(({ kind, value }) =>
    kind === 'won' ? BigInt(value) : (BigInt(total) * BigInt(value)) / 100n,
  )
  const last = parts.at(-1)
  const rest = BigInt(total) - sum(amounts.slice(0, -1))
  if (last?.kind === 'won' && amounts.at(-1) !== rest) return null
  const all = [...amounts.slice(0, -1), rest]
  return all.every((amount) => amount > 0n) ? all.map(won) : null
}
