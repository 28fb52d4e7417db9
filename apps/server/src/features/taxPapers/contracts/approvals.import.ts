import { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { approvalNumber } from '@crm/contract/features/taxPapers/taxPapers.fields'
import type { MemberAccess } from '@crm/contract/kit/endpoint'
import * as z from 'zod'
import type { Context, ImportField, NumberedRow, Reasons } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { defineImport, type SayWrong } from '../../../import/defineImport.ts'
import { repeatedRows } from '../../../import/duplicates.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { paperText } from '../taxPapers.messages.ts'
import {
  findContractPapers,
  findForApproval,
  findUsedNumbers,
  lockPapers,
  type StoredContractPaper,
} from './contractPapers.queries.ts'
import { numberProblem, recordNumber } from './staff.service.ts'

/** The columns of the list that Hometax gives back; those that are not needed are passed over. */
const fields = {
  issue_number: {
    ...{ label: '승인번호', aliases: ['국세청승인번호', '전자세금계산서승인번호'], isRequired: true, width: 28 },
    example: '20261118-10000000-12345678',
  },
  note: { label: '비고', aliases: ['비고1'], example: paperText.remark(1) },
  receiver: {
    ...{ label: '공급받는자 등록번호', aliases: ['공급받는자사업자등록번호', '공급받는자 사업자등록번호'], width: 22 },
    example: '124-81-00998',
  },
  supply: { label: '공급가액', example: '1000000' },
  vat: { label: '세액', example: '100000' },
} satisfies Record<string, ImportField>

type Field = keyof typeof fields

const Approval = z.object({
  issue_number: approvalNumber(),
  /** The paper that the remark names. */
  tp_no: z.int().nullable(),
  receiver: z.string(),
  supply: z.int().nullable(),
  vat: z.int().nullable(),
})
type Approval = z.output<typeof Approval>

const wonOf = (text: string, field: Field, say: SayWrong<Field>) => {
  if (!text.trim()) return null
  const amount = Number(text.replace(/[,\s원₩]/g, ''))
  if (Number.isSafeInteger(amount)) return amount
  say(field, paperText.wholeWon)
  return null
}

const reader = async () => (texts: Readonly<Record<Field, string>>, say: SayWrong<Field>) => ({
  issue_number: texts.issue_number,
  tp_no: paperText.remarked(texts.note),
  receiver: texts.receiver.replace(/\D/g, ''),
  supply: wonOf(texts.supply, 'supply', say),
  vat: wonOf(texts.vat, 'vat', say),
})

const isSame = ({ supply, vat, receiver }: Approval, paper: StoredContractPaper) =>
  (supply === null || supply === paper.supply) &&
  (vat === null || vat === paper.vat) &&
  (!receiver || receiver === paper.receiver)

/** By its remark, else by whom it is for and how much, if only one paper waits for that. */
const paperFor = (row: Approval, papers: StoredContractPaper[]): StoredContractPaper | string => {
  if (row.tp_no !== null) {
    const named = papers.find(({ tp_no }) => tp_no === row.tp_no)
    if (!named) return paperText.noPaper
    return isSame(row, named) ? named : paperText.otherAmount
  }
  if (!row.receiver || row.supply === null) return paperText.notNamed
  const same = papers.filter((paper) => paper.tp_state === 'requested' && isSame(row, paper))
  if (same.length > 1) return paperText.severalPapers
  return same[0] ?? paperText.noPaper
}

const problemOf = (row: Approval, paper: StoredContractPaper): string | null => {
  if (paper.tp_state === 'issued') return paperText.isIssued
  if (paper.tp_state === 'cancelled') return paperText.isCancelled
  return numberProblem(paper, row.issue_number)
}

const papersFor = (ctx: Context, rows: Approval[]) =>
  findForApproval(
    ctx.db,
    rows.flatMap(({ tp_no }) => tp_no ?? []),
  )

const check = async (ctx: Context, rows: NumberedRow<Approval>[]) => {
  const approvals = rows.map(({ row }) => row)
  const papers = await papersFor(ctx, approvals)
  const used = await findUsedNumbers(
    ctx.db,
    approvals.map(({ issue_number }) => issue_number),
  )
  const repeated = repeatedRows(rows, ({ issue_number }) => issue_number)
  const taken = new Map<number, number>()
  const wrong = new Map<number, Reasons>()
  for (const { row_no, row } of rows) {
    const earlier = repeated.get(row_no)
    const paper = paperFor(row, papers)
    if (used.has(row.issue_number)) wrong.set(row_no, { issue_number: paperText.sameNumber })
    else if (earlier !== undefined) wrong.set(row_no, { issue_number: paperText.sameInFile(earlier) })
    else if (typeof paper === 'string') wrong.set(row_no, { '': paper })
    else {
      const problem = problemOf(row, paper)
      const before = taken.get(paper.tp_no)
      if (problem !== null) wrong.set(row_no, { issue_number: problem })
      else if (before !== undefined) wrong.set(row_no, { '': paperText.paperTwice(before) })
      else taken.set(paper.tp_no, row_no)
    }
  }
  return wrong
}

/** The papers are held before they are looked at again: of two people with the same file one records it. */
const create = async (ctx: Context, rows: Approval[]) => {
  const papers = await papersFor(ctx, rows)
  const found = rows.map((row) => ({ row, paper: paperFor(row, papers) }))
  const tp_nos = found.flatMap(({ paper }) => (typeof paper === 'string' ? [] : paper.tp_no))
  await lockPapers(ctx.db, tp_nos)
  const held = new Map((await findContractPapers(ctx.db, tp_nos)).map((paper) => [paper.tp_no, paper]))
  for (const { row, paper } of found) {
    const newest = typeof paper === 'string' ? undefined : held.get(paper.tp_no)
    if (!newest || problemOf(row, newest) !== null) return refuse('conflict', paperText.importChanged)
    await recordNumber(ctx, newest.tp_no, row.issue_number)
  }
  ctx.publish('taxPapers.changed')
  await publishToCompanies(ctx, [...new Set([...held.values()].map(({ proj_no }) => proj_no))])
}

/** Approval numbers from the list that Hometax gives back. */
export const approvalsImport = defineImport({
  name: 'contractApprovals',
  label: '승인번호',
  access: contractPapers.contractIssue.access as MemberAccess,
  fields,
  schema: Approval,
  reader,
  check,
  create,
})
