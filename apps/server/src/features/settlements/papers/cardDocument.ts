import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { showLongDateTime } from '@crm/contract/kit/dates'
import { won } from '@crm/contract/kit/numbers'
import { splitVat } from '@crm/contract/money'
import type { PdfBlock, PdfDocument } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import type { SettledCharge, SettledContract } from '../settlements.queries.ts'
import { contractFacts } from './contractFacts.ts'
import { paperText as text } from './paper.messages.ts'

export interface ChargedCards {
  contract: SettledContract
  charges: SettledCharge[]
  company: CompanyInfo
  /** ISO time for the file's metadata. */
  createdAt?: string
}

const chargeBlocks = (charge: SettledCharge): PdfBlock[] => {
  const { supply, vat } = splitVat(charge.pay_money, charge.is_tax_free, charge.pay_free)
  return [
    { kind: 'heading', text: text.payment(charge.pay_no), note: charge.pay_title },
    {
      kind: 'facts',
      facts: [
        { label: text.paidAt, value: showLongDateTime(charge.paid_dt) },
        { label: text.card, value: [charge.card_company, charge.card_number].filter(Boolean).join(' ') || '-' },
        { label: text.paidAmount, value: won(charge.pay_money) },
        { label: text.cancelledAmount, value: won(charge.refunded) },
        { label: text.supply, value: won(supply) },
        { label: text.vat, value: won(vat) },
        { label: text.receiptAddress, value: charge.receipt_url ?? text.noAddress, wide: true },
      ],
    },
  ]
}

/** What was charged by card, and where the slip of each is. */
export const cardDocument = ({ contract, charges, company, createdAt }: ChargedCards): PdfDocument => ({
  title: text.cardTitle,
  subtitle: contract.ctr_title,
  letterhead: letterheadOf(company),
  createdAt: createdAt ?? new Date().toISOString(),
  blocks: [
    { kind: 'facts', facts: contractFacts(contract) },
    ...charges.flatMap(chargeBlocks),
    { kind: 'paragraph', text: text.cardNote, isSecondary: true },
  ],
})
