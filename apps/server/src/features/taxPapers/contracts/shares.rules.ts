import type { VatMode } from '@crm/contract/features/estimates/estimateAmounts'
import type { PaperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { invoiceDue, receiptDue } from '../taxPapers.rules.ts'

/** Won of supply that is taxed, of its VAT, and of supply that is free of tax. */
export interface TaxParts {
  taxed: number
  vat: number
  free: number
}

export const noParts: TaxParts = { taxed: 0, vat: 0, free: 0 }
export const totalOf = ({ taxed, vat, free }: TaxParts) => taxed + vat + free

/** `part / whole` of an amount, rounded half up. */
const shareOf = (amount: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** What a contract comes to, by the estimate that it was made from. */
export const contractParts = (
  estimate: { est_supply: number; est_vat: number; est_vat_mode: VatMode },
  lines: { supply: number; vat: number; taxedSupply: number } | null,
): TaxParts => {
  const { est_supply, est_vat: vat, est_vat_mode } = estimate
  // Estimates from before have no lines that add up: what is not marked as free is taxed.
  const isKnown = lines?.supply === est_supply && lines.vat === vat
  const taxed = isKnown ? lines.taxedSupply : est_vat_mode === 'free' ? 0 : est_supply
  return { taxed, vat, free: est_supply - taxed }
}

/** So much of a contract in proportion; all of it is the whole, to the won. */
export const partsOf = (whole: TaxParts, paid: number): TaxParts => {
  const total = totalOf(whole)
  const amount = Math.min(paid, total)
  const vat = shareOf(whole.vat, amount, total)
  const free = shareOf(whole.free, amount, total)
  return { taxed: amount - vat - free, vat, free }
}

/**
 * What the paper of `amount` won states, after papers that state `stated` and `unstated` won without a paper of ours (the
 * slip of a card): what is missing to the share of the contract that is paid now. So the last one takes the rounding.
 */
export const nextParts = (whole: TaxParts, amount: number, stated: TaxParts, unstated: number): TaxParts => {
  const now = partsOf(whole, unstated + totalOf(stated) + amount)
  const other = partsOf(whole, unstated)
  const vat = within(now.vat - other.vat - stated.vat, amount)
  const free = within(now.free - other.free - stated.free, amount - vat)
  // What is all free of tax has no other part that a rounding could fall to.
  if (whole.taxed === 0) return { taxed: 0, vat: 0, free: amount }
  return { taxed: amount - vat - free, vat, free }
}

export const isMixed = ({ taxed, free }: TaxParts) => taxed > 0 && free > 0

/** Corporate cash and subsidies have an invoice, cash of a person a receipt, and the slip of a card is its own paper. */
export const paperOfPayType = (dep_pay_type: number) => {
  if (dep_pay_type === 3 || dep_pay_type === 5) return 'invoice'
  return dep_pay_type === 1 ? 'receipt' : null
}

interface StatedPaper {
  kind: PaperKind
  supply: number
  vat: number
}

/** The papers of so much money: one for each kind. */
export const papersOf = ({ taxed, vat, free }: TaxParts, paper: 'invoice' | 'receipt'): StatedPaper[] => {
  if (paper === 'receipt') return [{ kind: 'cash_receipt', supply: taxed + free, vat }]
  const both: StatedPaper[] = [
    { kind: 'tax_invoice', supply: taxed, vat },
    { kind: 'invoice', supply: free, vat: 0 },
  ]
  return both.filter((each) => each.supply + each.vat > 0)
}

/** What papers of a contract state already. Of a mixed contract only its invoices say what of them is free of tax. */
export const statedParts = (whole: TaxParts, papers: (StatedPaper & { is_of_share: boolean })[]): TaxParts =>
  papers.reduce((sum, { kind, supply, vat, is_of_share }) => {
    if (isMixed(whole) && (kind === 'cash_receipt' || !is_of_share)) return sum
    const isFree = kind === 'invoice' || whole.taxed === 0
    return {
      taxed: sum.taxed + (isFree ? 0 : supply),
      vat: sum.vat + vat,
      free: sum.free + (isFree ? supply : 0),
    }
  }, noParts)

/** A paper with only `left` won of it, split as it was itself. */
export const reducedTo = ({ supply, vat }: { supply: number; vat: number }, left: number) => {
  const ownVat = shareOf(vat, left, supply + vat)
  return { supply: left - ownVat, vat: ownVat }
}

/** What takes `amount` off a paper that still states `left` won, `left_vat` of them VAT. */
export const takenOffOf = (paper: { supply: number; vat: number; left: number; left_vat: number }, amount: number) => {
  const vat = 0 - within(paper.left_vat - reducedTo(paper, paper.left - amount).vat, amount)
  return { supply: -amount - vat, vat }
}

export const dueOf = (kind: PaperKind, day: string) => (kind === 'cash_receipt' ? receiptDue(day) : invoiceDue(day))
