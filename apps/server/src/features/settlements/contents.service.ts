import type { Context } from '../../context.ts'
import { writePdf } from '../../pdf/download.ts'
import { copiesForPapers, profileForPapers, sealMark } from '../companyProfile/companyProfile.service.ts'
import { contractPaper } from '../contracts/sealing/papers.service.ts'
import { paperOf } from '../estimates/papers.service.ts'
import { depositDocument } from './papers/depositDocument.ts'
import { endingOf, missingPiece, type Piece, storedPiece, writtenPiece } from './pieces.ts'
import { taxFileName, settlementText as text } from './settlements.messages.ts'
import { findContractFiles, findDeposits, type SettledContract, type SettledDeposit } from './settlements.queries.ts'
import { taxPieces } from './tax.service.ts'

export const codeOf = ({ est_code, ctr_no }: SettledContract) => est_code ?? text.ofContract(ctr_no)

const estimatePiece = (ctx: Context, contract: SettledContract): Piece => {
  const { est_no, est_code, estimate_size: size } = contract
  const name = text.estimate(codeOf(contract))
  if (est_code === null) return missingPiece('estimate', name, text.noEstimate, 'estimate')
  return writtenPiece('estimate', name, () => ctx.transaction((tx) => paperOf(tx, est_no)), { size })
}

type Files = Awaited<ReturnType<typeof findContractFiles>>

/** The sealed paper, or what was scanned of one that was signed by hand. */
const contractPieces = (ctx: Context, contract: SettledContract, files: Files): Piece[] => {
  const { ctr_no, ctr_kind, sealed } = contract
  const nameOf = (end: string) => text.contract(codeOf(contract), end)
  if (ctr_kind === 'electronic')
    return sealed
      ? [writtenPiece('contract', nameOf('.pdf'), () => contractPaper(ctx, ctr_no), { size: sealed.size })]
      : [missingPiece('contract', nameOf('.pdf'), text.unsealed, null)]
  const scans = files.filter(({ originalname }) => !taxFileName.test(originalname))
  if (scans.length === 0) return [missingPiece('contract', nameOf('.pdf'), text.noScan, 'files')]
  return scans.map((scan, at) => {
    const end = endingOf(scan.originalname)
    return storedPiece('contract', nameOf(scans.length === 1 ? end : `_${at + 1}${end}`), scan)
  })
}

const depositPiece = (ctx: Context, contract: SettledContract, deposits: SettledDeposit[]): Piece => {
  const name = text.deposits(codeOf(contract))
  if (deposits.length === 0) return missingPiece('deposits', name, text.noMoney, 'deposits')
  const write = async () => {
    const { bank, business, item, cse_no } = await profileForPapers(ctx.db)
    const { company } = ctx.config
    const seal = await sealMark(ctx.db, cse_no, company.name)
    const createdAt = new Date().toISOString()
    return writePdf(depositDocument({ contract, deposits, company, bank, business, item, seal, createdAt }))
  }
  const { balance } = contract
  const lack = balance > 0 ? { lack: { reason: text.notPaid(balance), mend: 'deposits' as const } } : {}
  return writtenPiece('deposits', name, write, lack)
}

const digitsOf = (number: string | null) => number?.replace(/\D/g, '') ?? ''

/** Our registration, and the accounts that the money came into: the printed one, and those of the bank's statements. */
const copyPieces = async (ctx: Context, deposits: SettledDeposit[]): Promise<Piece[]> => {
  const copies = await copiesForPapers(ctx.db)
  const used = new Set(deposits.map(({ bank_account }) => digitsOf(bank_account)))
  const accounts = copies
    .filter(({ cpc_kind }) => cpc_kind === 'account')
    .filter(({ cac_number }, at) => at === 0 || used.has(digitsOf(cac_number)))
  const registration = copies.find(({ cpc_kind }) => cpc_kind === 'registration')?.file
  return [
    registration
      ? storedPiece('registration', text.registration(endingOf(registration.originalname)), registration)
      : missingPiece('registration', text.registration('.pdf'), text.noRegistration, 'company'),
    ...(accounts.length === 0 ? [missingPiece('account', text.noAccountName, text.noAccount, 'company')] : []),
    ...accounts.map(({ bank_name, cac_number, file }) => {
      const nameOf = (end: string) => text.account(bank_name ?? '', digitsOf(cac_number).slice(-4), end)
      return file
        ? storedPiece('account', nameOf(endingOf(file.originalname)), file)
        : missingPiece('account', nameOf('.pdf'), text.noAccountCopy, 'company')
    }),
  ]
}

/** Everything that belongs to the settlement of a contract, in the order of its names; also what is not there yet. */
export const piecesOf = async (ctx: Context, contract: SettledContract): Promise<Piece[]> => {
  const deposits = await findDeposits(ctx.db, contract.ctr_no)
  const files = await findContractFiles(ctx.db, contract.ctr_no)
  const taxFiles = files.filter(({ originalname }) => taxFileName.test(originalname))
  return [
    estimatePiece(ctx, contract),
    ...contractPieces(ctx, contract, files),
    ...(await taxPieces(ctx, { contract, deposits, files: taxFiles, code: codeOf(contract) })),
    depositPiece(ctx, contract, deposits),
    ...(await copyPieces(ctx, deposits)),
  ]
}
