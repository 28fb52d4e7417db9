import type { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { isDuplicate } from '../../db/dbErrors.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { PaymentRefused, PaymentUnknown } from '../../ports/payments/payments.ts'
import { paymentsOf } from '../../ports/payments/paymentsOf.ts'
import { lockedPayment, type Paying } from '../payments/payments.context.ts'
import { mailPayer } from '../payments/payments.notify.ts'
import { addAmendment, publishPapers } from './papers.service.ts'
import { sendReceiptJob } from './taxPapers.jobs.ts'
import { paperMails, paperText } from './taxPapers.messages.ts'
import { needMoneyLevel } from './taxPapers.policy.ts'
import { findPaper, findPapersOf, renewKey, type StoredPaper, updatePaper } from './taxPapers.queries.ts'

/** One of a contract is not found here: it is seen with another scope. */
const campPaper = async (ctx: Pick<Context, 'db'>, tp_no: number) => {
  const paper = await findPaper(ctx.db, tp_no)
  return paper?.ctr_no === null ? paper : refuse('not_found')
}

const shown = async (ctx: Pick<Context, 'db'>, tp_no: number) => one(await campPaper(ctx, tp_no))

export const getPaper = (ctx: Context, { params }: ParsedOf<typeof taxPapers.detail>) => shown(ctx, params.tp_no)

/** Papers of a payment are changed one after the other: whoever changes one has its payment locked. */
const lockedPaper = async (ctx: Pick<Context, 'actor'> & Paying, tp_no: number) => {
  const before = await campPaper(ctx, tp_no)
  needMoneyLevel(ctx.actor)
  const payment = await lockedPayment(ctx, before.pay_no)
  return { payment, paper: (await findPaper(ctx.db, tp_no)) ?? refuse('not_found') }
}

const needWaiting = ({ tp_state }: StoredPaper) => {
  if (tp_state === 'issued') refuse('conflict', paperText.isIssued)
  if (tp_state === 'cancelled') refuse('conflict', paperText.isCancelled)
}

const checkNumber = ({ kind, fail_message, receiver, company_name }: StoredPaper, issue_number: string) => {
  const isReceipt = kind === 'cash_receipt'
  // What the service may have issued meanwhile must not be issued by hand as well.
  if (isReceipt && fail_message === null) refuse('conflict', paperText.atService)
  if (receiver === null || (!isReceipt && company_name === null)) refuse('conflict', paperText.company)
  if (isReceipt && issue_number.length !== 9) refuseField('invalid_input', 'issue_number', paperText.receiptNumber)
  if (!isReceipt && issue_number.length !== 24) refuseField('invalid_input', 'issue_number', paperText.invoiceNumber)
}

export const issuePaper = async (ctx: Context, { params, body }: ParsedOf<typeof taxPapers.issue>) => {
  const { payment, paper } = await lockedPaper(ctx, params.tp_no)
  needWaiting(paper)
  checkNumber(paper, body.issue_number)
  await updatePaper(ctx.db, paper.tp_no, { tp_state: 'issued', ...body }).catch((fault: unknown) => {
    if (isDuplicate(fault, 'tax_papers_issue_number'))
      refuseField('invalid_input', 'issue_number', paperText.sameNumber)
    throw fault
  })
  const issued = await findPaper(ctx.db, paper.tp_no)
  if (issued) await mailPayer(ctx, payment, paperMails.issued(issued))
  publishPapers(ctx, payment)
  return shown(ctx, paper.tp_no)
}

export const retryPaper = async (ctx: Context, { params }: ParsedOf<typeof taxPapers.retry>) => {
  const { payment, paper } = await lockedPaper(ctx, params.tp_no)
  needWaiting(paper)
  if (paper.kind !== 'cash_receipt') refuse('conflict', paperText.notReceipt)
  if (paper.fail_message === null) refuse('conflict', paperText.atService)
  await renewKey(ctx.db, paper.tp_no)
  await ctx.enqueue(sendReceiptJob, { tp_no: paper.tp_no })
  publishPapers(ctx, payment)
  return shown(ctx, paper.tp_no)
}

export const amendPaper = async (ctx: Context, { params, body }: ParsedOf<typeof taxPapers.amend>) => {
  const { payment, paper } = await lockedPaper(ctx, params.tp_no)
  if (paper.tp_state !== 'issued' || paper.amended_of !== null) refuse('conflict', paperText.notIssued)
  if (body.amount > paper.left) refuseField('invalid_input', 'amount', paperText.tooMuch(paper.left))
  await addAmendment(ctx, paper, body)
  publishPapers(ctx, payment)
  return shown(ctx, paper.tp_no)
}

const isAmended = async (ctx: Pick<Context, 'db'>, { pay_no, tp_no }: StoredPaper) =>
  (await findPapersOf(ctx.db, pay_no)).some(
    ({ amended_of, tp_state }) => amended_of === tp_no && tp_state !== 'cancelled',
  )

const cancelAtService = async (ctx: Context, { receipt_key, total, idempotency_key }: StoredPaper) => {
  if (receipt_key === null) return
  try {
    await paymentsOf(ctx).cancelCashReceipt({ receipt_key, amount: total, idempotencyKey: idempotency_key })
  } catch (fault) {
    if (fault instanceof PaymentRefused) refuse('conflict', fault.message)
    if (fault instanceof PaymentUnknown) refuse('conflict', paperText.noAnswer)
    throw fault
  }
}

/**
 * The service is asked outside of any transaction and under the paper's own key: whoever tries again after a lost answer
 * cancels once.
 */
export const cancelPaper = async (ctx: Context, { params, body }: ParsedOf<typeof taxPapers.cancel>) => {
  const { tp_no } = params
  const paper = await ctx.transaction(async (tx) => {
    const { paper: found } = await lockedPaper({ ...tx, actor: ctx.actor }, tp_no)
    if (found.tp_state === 'cancelled') refuse('conflict', paperText.isCancelled)
    if (found.tp_state === 'issued' && (await isAmended(tx, found))) refuse('conflict', paperText.isAmended)
    return found
  })
  if (paper.tp_state === 'issued' && paper.amended_of === null) await cancelAtService(ctx, paper)
  await ctx.transaction(async (tx) => {
    const { payment, paper: found } = await lockedPaper({ ...tx, actor: ctx.actor }, tp_no)
    if (found.tp_state === 'cancelled') return
    await updatePaper(tx.db, tp_no, { tp_state: 'cancelled', ...body })
    publishPapers(tx, payment)
  })
  return shown(ctx, tp_no)
}
