import type { contractPapers } from '@crm/contract/features/taxPapers/contractPapers'
import { isReplaced, takesPart } from '@crm/contract/features/taxPapers/contractPapers.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { koreaToday } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { isDuplicate } from '../../../db/dbErrors.ts'
import { one } from '../../../http/answer/answers.ts'
import { refuse, refuseField } from '../../../http/refusal.ts'
import { publishToCompanies } from '../../portal/companies.service.ts'
import { paperText } from '../taxPapers.messages.ts'
import { updatePaper } from '../taxPapers.queries.ts'
import {
  findContractPaper,
  findPapersToReduce,
  findShareLeft,
  hasReplacement,
  insertContractPaper,
  lockPapers,
  type StoredContractPaper,
  setAmendCode,
  setReceiver,
} from './contractPapers.queries.ts'
import { shownPaper } from './list.service.ts'
import { dueOf, reducedTo } from './shares.rules.ts'
import { addContractAmendment } from './shares.service.ts'

const shown = async (ctx: Pick<Context, 'db'>, tp_no: number) =>
  one(shownPaper((await findContractPaper(ctx.db, tp_no)) ?? refuse('not_found')))

const changed = async (ctx: Context, tp_no: number) => {
  ctx.publish('taxPapers.changed')
  const answer = await shown(ctx, tp_no)
  await publishToCompanies(
    ctx,
    answer.query.map(({ proj_no }) => proj_no),
  )
  return answer
}

export const getContractPaper = (ctx: Context, { params }: ParsedOf<typeof contractPapers.contractDetail>) =>
  shown(ctx, params.tp_no)

/** A paper with what it amends, held. One of the camp is not found here. */
const heldPaper = async (ctx: Pick<Context, 'db'>, tp_no: number) => {
  const before = (await findContractPaper(ctx.db, tp_no)) ?? refuse('not_found')
  await lockPapers(ctx.db, [before.amended_of ?? tp_no, tp_no])
  return (await findContractPaper(ctx.db, tp_no)) ?? refuse('not_found')
}

const waitingPaper = async (ctx: Pick<Context, 'db'>, tp_no: number) => {
  const paper = await heldPaper(ctx, tp_no)
  if (paper.tp_state === 'issued') refuse('conflict', paperText.isIssued)
  if (paper.tp_state === 'cancelled') refuse('conflict', paperText.isCancelled)
  return paper
}

const filled = (text: string) => text || null

export const setContractCompany = async (
  ctx: Context,
  { params: { tp_no }, body }: ParsedOf<typeof contractPapers.contractCompany>,
) => {
  const paper = await waitingPaper(ctx, tp_no)
  if (paper.kind === 'cash_receipt') refuse('conflict', paperText.notInvoice)
  const { company_addr, company_type, company_item, ...needed } = body
  await updatePaper(ctx.db, tp_no, {
    ...needed,
    ...{ company_addr: filled(company_addr), company_type: filled(company_type), company_item: filled(company_item) },
  })
  return changed(ctx, tp_no)
}

export const setContractReceiver = async (
  ctx: Context,
  { params: { tp_no }, body }: ParsedOf<typeof contractPapers.contractReceiver>,
) => {
  const paper = await waitingPaper(ctx, tp_no)
  if (paper.kind !== 'cash_receipt') refuse('conflict', paperText.notReceiptPaper)
  await setReceiver(ctx.db, tp_no, body)
  return changed(ctx, tp_no)
}

export const setContractCode = async (
  ctx: Context,
  { params: { tp_no }, body }: ParsedOf<typeof contractPapers.contractCode>,
) => {
  const paper = await waitingPaper(ctx, tp_no)
  if (paper.amended_of === null) refuse('conflict', paperText.notAmendment)
  await setAmendCode(ctx.db, tp_no, body.amend_code)
  return changed(ctx, tp_no)
}

/** What is wrong with this number for this paper; null when nothing is. */
export const numberProblem = (
  { kind, missing, pay_no, fail_message }: StoredContractPaper,
  issue_number: string,
): string | null => {
  const isReceipt = kind === 'cash_receipt'
  // What the payment service may have issued meanwhile must not be issued by hand as well.
  if (isReceipt && pay_no !== null && fail_message === null) return paperText.atService
  if (missing.length) return paperText.missing(missing)
  if (isReceipt && issue_number.length !== 9) return paperText.receiptNumber
  return !isReceipt && issue_number.length !== 24 ? paperText.invoiceNumber : null
}

export const recordNumber = (ctx: Pick<Context, 'db'>, tp_no: number, issue_number: string) =>
  updatePaper(ctx.db, tp_no, { tp_state: 'issued', issue_number }).catch((fault: unknown) => {
    if (isDuplicate(fault, 'tax_papers_issue_number'))
      refuseField('invalid_input', 'issue_number', paperText.sameNumber)
    throw fault
  })

export const issueContractPaper = async (
  ctx: Context,
  { params: { tp_no }, body }: ParsedOf<typeof contractPapers.contractIssue>,
) => {
  const problem = numberProblem(await waitingPaper(ctx, tp_no), body.issue_number)
  if (problem !== null) refuseField('invalid_input', 'issue_number', problem)
  await recordNumber(ctx, tp_no, body.issue_number)
  return changed(ctx, tp_no)
}

/** In the place of one that is undone because it said something wrong; its facts can be put right before it is issued. */
const addReplacement = async (ctx: Context, paper: StoredContractPaper) => {
  const { tp_no: replaces, client_no, kind, cash_kind, receiver, company_name, company_rep, due_dt } = paper
  const { company_addr, company_type, company_item, company_email, share_no, pay_no } = paper
  await insertContractPaper(ctx.db, {
    ...(share_no === null
      ? ({ to_table: 'payments', to_no: pay_no ?? 0 } as const)
      : ({ to_table: 'deposit_shares', to_no: share_no } as const)),
    ...{ replaces, client_no, kind, cash_kind, receiver, company_name, company_rep, company_addr },
    ...{ company_type, company_item, company_email, due_dt, ...reducedTo(paper, paper.left) },
  })
}

export const amendContractPaper = async (
  ctx: Context,
  { params: { tp_no }, body }: ParsedOf<typeof contractPapers.contractAmend>,
) => {
  const { amend_code, amount, reason } = body
  const paper = await heldPaper(ctx, tp_no)
  if (paper.tp_state !== 'issued' || paper.amended_of !== null) refuse('conflict', paperText.notIssued)
  if (paper.left === 0) refuse('conflict', paperText.nothingLeftOfPaper)
  // A receipt of the payment service is taken back there, with the money.
  if (paper.kind === 'cash_receipt' && paper.pay_no !== null) refuse('conflict', paperText.byRefund)
  if (takesPart(amend_code) && (amount === null || amount > paper.left))
    refuseField('invalid_input', 'amount', paperText.tooMuch(paper.left))
  const taken = takesPart(amend_code) && amount !== null ? amount : paper.left
  await addContractAmendment(ctx, paper, { amend_code, amount: taken, reason: filled(reason), day: koreaToday() })
  if (isReplaced(amend_code)) await addReplacement(ctx, paper)
  return changed(ctx, tp_no)
}

export const cancelContractPaper = async (
  ctx: Context,
  { params: { tp_no }, body }: ParsedOf<typeof contractPapers.contractCancel>,
) => {
  const paper = await heldPaper(ctx, tp_no)
  if (paper.tp_state === 'cancelled') refuse('conflict', paperText.isCancelled)
  if (paper.tp_state === 'issued' && paper.left !== paper.total) refuse('conflict', paperText.isAmended)
  if (paper.kind === 'cash_receipt' && paper.pay_no !== null) refuse('conflict', paperText.byRefund)
  if (paper.amended_of !== null && (await hasReplacement(ctx.db, paper.amended_of)))
    refuse('conflict', paperText.hasReplacement)
  await updatePaper(ctx.db, tp_no, { tp_state: 'cancelled', ...body })
  return changed(ctx, tp_no)
}

/** Cancelled by mistake, or with a wrong number: the share still needs its paper, as far as no other states it. */
export const renewContractPaper = async (
  ctx: Context,
  { params: { tp_no } }: ParsedOf<typeof contractPapers.contractRenew>,
) => {
  const paper = await heldPaper(ctx, tp_no)
  const { share_no, dep_no, projcrd_no, amended_of, tp_state, kind, client_no, cash_kind, paid_dt } = paper
  if (tp_state !== 'cancelled' || amended_of !== null || share_no === null || dep_no === null)
    return refuse('conflict', paperText.notRenewable)
  const live = await findPapersToReduce(ctx.db, dep_no, projcrd_no)
  const stated = live.reduce((sum, { left }) => sum + left, 0)
  const amount = Math.min(paper.total, (await findShareLeft(ctx.db, dep_no, projcrd_no)) - stated)
  if (amount <= 0) return refuse('conflict', paperText.notRenewable)
  const { receiver, company_name, company_rep, company_addr, company_type, company_item, company_email } = paper
  const renewed = await insertContractPaper(ctx.db, {
    ...{ to_table: 'deposit_shares', to_no: share_no, client_no, kind, cash_kind, receiver, company_name, company_rep },
    ...{ company_addr, company_type, company_item, company_email, ...reducedTo(paper, amount) },
    due_dt: dueOf(kind, paid_dt ?? koreaToday()),
  }).catch((fault: unknown) => {
    if (isDuplicate(fault, 'tax_papers_one_live')) return refuse('conflict', paperText.notRenewable)
    throw fault
  })
  return changed(ctx, renewed)
}
