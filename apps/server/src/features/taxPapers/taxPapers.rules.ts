import type { PaperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { daysAfter } from '@crm/contract/kit/days'
import { splitVat, type TaxSplit } from '@crm/contract/money'

/** Methods whose money is cash to the tax office; the slip of a card is its own paper. */
export const cashMethods = ['transfer', 'virtual_account', 'manual'] as const

export const isCash = (method: string | null) => cashMethods.some((cash) => cash === method)
export const isCard = (method: string | null) => method === 'card' || method === 'easy_pay'

export const invoiceKind = (isTaxFree: boolean): PaperKind => (isTaxFree ? 'invoice' : 'tax_invoice')

/** Where nobody asks, the tax office has a number of its own. */
export const unaskedReceiver = '0100001234'
/** From this many won on a receipt is due although nobody asked. */
export const unaskedFrom = 100_000
/** Days in which the payer may still ask for another paper; the law gives five to issue one. */
export const daysToAsk = 4

/** Both by the day of payment, `YYYY-MM-DD` first. */
export const receiptDue = (paid: string) => daysAfter(paid, 5)

/** The 10th of the month after. */
export const invoiceDue = (supplied: string) => {
  const [year = 0, month = 0] = supplied.split('-').map(Number)
  return new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10)
}

/** How a payment is taxed: `pay_free` of `pay_money` won bear no tax where the rest does. */
export interface TaxedPayment {
  is_tax_free: boolean
  pay_free: number
  pay_money: number
}

/** Of what is left after a refund the same share bears no tax. */
export const freeOf = ({ is_tax_free, pay_free, pay_money }: TaxedPayment, won: number) => {
  if (is_tax_free) return won
  return pay_free === 0
    ? 0
    : Number((2n * BigInt(pay_free) * BigInt(won) + BigInt(pay_money)) / (2n * BigInt(pay_money)))
}

/** The invoices of so much of a payment: one for what is taxed, and one for what is not. */
export const invoiceKinds = (payment: TaxedPayment, won: number): PaperKind[] => {
  const free = freeOf(payment, won)
  if (free > 0 && free < won) return ['tax_invoice', 'invoice']
  return [invoiceKind(free > 0)]
}

/** What a paper of this kind states of so much of a payment. */
export const statedBy = (kind: PaperKind, payment: TaxedPayment, won: number): TaxSplit => {
  const free = freeOf(payment, won)
  if (kind === 'cash_receipt') return splitVat(won, false, free)
  return kind === 'invoice' ? { supply: free, vat: 0 } : splitVat(won - free, false)
}

/** What takes `amount` off a paper of `before` won, so that what is left is split as a paper of its own would be. */
export const amendmentOf = (before: number, amount: number, isTaxFree: boolean, payment?: TaxedPayment) => {
  const splitOf = (won: number) => splitVat(won, isTaxFree, payment ? freeOf(payment, won) : 0)
  const [had, left] = [splitOf(before), splitOf(before - amount)]
  return { supply: left.supply - had.supply, vat: left.vat - had.vat }
}
