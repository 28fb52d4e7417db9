import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import { pieceKind, pieceState, type SettlementPiece } from '@crm/contract/features/settlements/settlements'
import { showLongDate } from '@crm/contract/kit/dates'
import { koreaToday } from '../../../clock.ts'
import type { Fact, PdfDocument } from '../../../pdf/document.ts'
import { letterheadOf } from '../../../pdf/letterhead.ts'
import type { SettledContract } from '../settlements.queries.ts'
import { contractFacts } from './contractFacts.ts'
import { paperText as text } from './paper.messages.ts'

export interface PieceList {
  contract: SettledContract
  pieces: SettlementPiece[]
  missing: number
  company: CompanyInfo
  /** Where anybody checks the contract; empty where our address is not set. */
  verifyUrl: string
  /** ISO time. */
  createdAt: string
}

/** Whoever gets the contract compares these, or drops the file on our page. */
const proofFacts = ({ contract: { ctr_hash, sealed }, verifyUrl }: PieceList): Fact[] => [
  ...(ctr_hash ? [{ label: text.contractHash, value: ctr_hash, wide: true }] : []),
  ...(sealed ? [{ label: text.sealedHash, value: sealed.hash, wide: true }] : []),
  ...(sealed && verifyUrl ? [{ label: text.verify, value: verifyUrl, wide: true }] : []),
]

/** What is in the file, and what is missing. */
export const listDocument = (list: PieceList): PdfDocument => {
  const { contract, pieces, missing, company, createdAt } = list
  const today = koreaToday(new Date(createdAt))
  return {
    title: text.listTitle,
    subtitle: contract.ctr_title,
    letterhead: letterheadOf(company),
    createdAt,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: text.client, value: contract.client_name },
          { label: text.listDay, value: showLongDate(today) },
          ...contractFacts(contract),
          ...proofFacts(list),
        ],
      },
      { kind: 'note', text: missing ? text.lacking(missing) : text.whole },
      { kind: 'heading', text: text.pieces },
      {
        kind: 'table',
        columns: [
          { title: text.piece, width: 2.2 },
          { title: text.fileName, width: 4.6 },
          { title: text.state, width: 3.6 },
        ],
        rows: pieces.map(({ kind, name, state, reason }) => [
          pieceKind.label(kind),
          name,
          [pieceState.label(state), reason].filter(Boolean).join('\n'),
        ]),
        empty: text.noPapers,
      },
    ],
  }
}
