import { pieceKind } from '@crm/contract/features/settlements/settlements'
import type { PaperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { paperKind } from '@crm/contract/features/taxPapers/taxPapers.rows'
import type { Context } from '../../context.ts'
import { writePdf } from '../../pdf/download.ts'
import { cardDocument } from './papers/cardDocument.ts'
import { taxDocument } from './papers/taxDocument.ts'
import { missingPiece, type Piece, storedPiece, writtenPiece } from './pieces.ts'
import { settlementText as text } from './settlements.messages.ts'
import {
  findCharges,
  findTaxPapers,
  type SettledContract,
  type SettledDeposit,
  type SettledFile,
} from './settlements.queries.ts'

interface Paid {
  contract: SettledContract
  deposits: SettledDeposit[]
  /** Tax papers that somebody attached to the contract. */
  files: SettledFile[]
  code: string
}

const isCard = ({ dep_pay_type }: SettledDeposit) => dep_pay_type === 2 || dep_pay_type === 4
const isInvoiced = ({ dep_pay_type }: SettledDeposit) => dep_pay_type === 3 || dep_pay_type === 5
const sumOf = (deposits: SettledDeposit[]) => deposits.reduce((sum, { amount }) => sum + amount, 0)

/** Cash wants a tax invoice or a cash receipt (부가가치세법 제32조); what was issued is counted whichever of them it is. */
const cashPieces = async (ctx: Context, { contract, deposits, files, code }: Paid): Promise<Piece[]> => {
  const issued = await findTaxPapers(ctx.db, contract.ctr_no)
  const byKind = Map.groupBy(issued, ({ kind }) => kind)
  const cash = deposits.filter((deposit) => !isCard(deposit))
  const open = sumOf(cash) - issued.reduce((sum, { total }) => sum + total, 0)
  const invoice: PaperKind = contract.is_tax_free ? 'invoice' : 'tax_invoice'
  const due = sumOf(cash.filter(isInvoiced)) > 0 ? invoice : 'cash_receipt'
  const nameOf = (kind: PaperKind) => text.tax(paperKind.label(kind), code)
  const pieces = [...byKind].map(([kind, papers]) => {
    const document = () => taxDocument({ contract, kind, papers, company: ctx.config.company })
    const isShort = open > 0 && (kind === due || !byKind.has(due))
    const lack = isShort ? { lack: { reason: text.partIssued(open), mend: 'taxPapers' as const } } : {}
    return writtenPiece(kind, nameOf(kind), () => writePdf(document()), lack)
  })
  const isMissing = open > 0 && issued.length === 0 && files.length === 0
  return isMissing ? [missingPiece(due, nameOf(due), text.notIssued, 'taxPapers')] : pieces
}

/** The card's slip stands for the invoice (부가가치세법 제33조 제2항); of what was charged elsewhere somebody attaches it. */
const cardPieces = async (ctx: Context, { contract, deposits, files, code }: Paid): Promise<Piece[]> => {
  const cards = deposits.filter(isCard)
  if (cards.length === 0) return []
  const pay_nos = [...new Set(cards.flatMap(({ pay_no }) => pay_no ?? []))]
  const charges = await findCharges(ctx.db, pay_nos)
  const isShort = files.length === 0 && sumOf(cards.filter(({ pay_no }) => pay_no === null)) > 0
  const name = text.tax(pieceKind.label('card_slip').replaceAll(' ', ''), code)
  if (charges.length === 0) return isShort ? [missingPiece('card_slip', name, text.noSlip, 'files')] : []
  const document = () => cardDocument({ contract, charges, company: ctx.config.company })
  const lack = isShort ? { lack: { reason: text.noSlip, mend: 'files' as const } } : {}
  return [writtenPiece('card_slip', name, () => writePdf(document()), lack)]
}

export const taxPieces = async (ctx: Context, paid: Paid): Promise<Piece[]> => {
  const { contract, deposits, files, code } = paid
  const kind = contract.is_tax_free ? 'invoice' : 'tax_invoice'
  const attached = files.map((file, at) => storedPiece('tax_file', text.taxFile(at + 1, file.originalname), file))
  if (deposits.length === 0 && attached.length === 0)
    return [missingPiece(kind, text.tax(paperKind.label(kind), code), text.taxLater, null)]
  return [...(await cashPieces(ctx, paid)), ...(await cardPieces(ctx, paid)), ...attached]
}
