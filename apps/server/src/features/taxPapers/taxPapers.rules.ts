import type { PaperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { splitVat } from '@crm/contract/money'

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

const dayMs = 86_400_000

/** Both by the day of payment, `YYYY-MM-DD` first. */
export const receiptDue = (paid: string) =>
  new Date(Date.parse(paid.slice(0, 10)) + 5 * dayMs).toISOString().slice(0, 10)

/** The 10th of the month after. */
export const invoiceDue = (supplied: string) => {
  const [year = 0, month = 0] = supplied.split('-').map(Number)
  return new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10)
}

/** What takes `amount` off a paper of `before` won, so that what is left is split as a paper of its own would be. */
export const amendmentOf = (before: number, amount: number, isTaxFree: boolean) => {
  const [had, left] = [splitVat(before, isTaxFree), splitVat(before - amount, isTaxFree)]
  return { supply: left.supply - had.supply, vat: left.vat - had.vat }
}
