import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { payType } from '@crm/contract/features/projects/projects.words'
import { showLongDate } from '@crm/contract/kit/dates'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { showBusinessNumber } from '@crm/contract/kit/people'
import { amountToHangul } from 'es-hangul'
import { koreaToday } from '../../../clock.ts'
import type { PdfDocument, SealMark } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import { sealedLabel, supplierFacts } from '../../../pdf/supplier.ts'
import type { SettledContract, SettledDeposit } from '../settlements.queries.ts'
import { contractFacts } from './contractFacts.ts'
import { paperText as text } from './paper.messages.ts'

export interface DepositProof {
  contract: SettledContract
  deposits: SettledDeposit[]
  company: CompanyInfo
  /** The account that clients pay into; empty where none is set. */
  bank: string
  business: string
  item: string
  seal: SealMark
  /** ISO time: the day on which it is confirmed. */
  createdAt: string
}

const sumOf = (deposits: SettledDeposit[]) => deposits.reduce((sum, { amount }) => sum + amount, 0)

const receiverLines = ({ client_rep_name, client_biz_no }: SettledContract) =>
  [
    [text.representative, client_rep_name],
    [text.businessNumber, showBusinessNumber(client_biz_no)],
  ].flatMap(([label, value]) => (label && value ? [text.labelled(label, value)] : []))

const rowOf = (client: string, deposit: SettledDeposit) => [
  showLongDate(deposit.dep_dt),
  deposit.is_refund ? text.refundOf(deposit.projcrd_title) : deposit.projcrd_title,
  deposit.dep_name || client,
  payType.label(deposit.is_refund ? 6 : deposit.dep_pay_type),
  won(deposit.amount),
]

/** 입금 확인서: what came for a contract and what went back, with our seal. */
export const depositDocument = (proof: DepositProof): PdfDocument => {
  const { contract, deposits, company, bank, seal, createdAt } = proof
  const sum = sumOf(deposits)
  const refunded = -sumOf(deposits.filter(({ is_refund }) => is_refund))
  const today = koreaToday(new Date(createdAt))
  return {
    title: text.depositTitle,
    subtitle: contract.ctr_title,
    letterhead: letterheadOf(company),
    opening: 'deed',
    createdAt,
    blocks: [
      {
        kind: 'parties',
        receiver: text.receiver(contract.client_name),
        lines: receiverLines(contract),
        sender: supplierFacts(proof),
        seal: { ...seal, at: sealedLabel(company) },
      },
      ...(sum > 0
        ? ([
            {
              kind: 'note',
              text: text.depositSum(amountToHangul(sum), showNumber(sum)),
              isStrong: true,
            },
            { kind: 'paragraph', text: text.depositSentence(showLongDate(today)) },
          ] as const)
        : ([{ kind: 'paragraph', text: text.nothingLeft }] as const)),
      {
        kind: 'facts',
        facts: [
          ...contractFacts(contract),
          ...(bank ? [{ label: text.account, value: bank, wide: true }] : []),
          { label: text.came, value: won(sum + refunded) },
          { label: text.refunded, value: won(refunded) },
          { label: text.balance, value: won(contract.balance), wide: true },
        ],
      },
      { kind: 'heading', text: text.deposits },
      {
        kind: 'table',
        columns: [
          { title: text.depositDay, width: 2.2 },
          { title: text.part, width: 2.6 },
          { title: text.payer, width: 2.4 },
          { title: text.way, width: 1.5 },
          { title: text.amount, width: 2, align: 'right' },
        ],
        rows: deposits.map((deposit) => rowOf(contract.client_name, deposit)),
        foot: [text.sum, '', '', '', won(sum)],
        empty: text.noDeposits,
      },
    ],
  }
}
