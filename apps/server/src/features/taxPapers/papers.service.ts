import type { CompanyFacts } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { koreaToday } from '../../clock.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { PaymentRefused } from '../../ports/payments/payments.ts'
import { paymentsOf } from '../../ports/payments/paymentsOf.ts'
import { lockedPayment, type Paying } from '../payments/payments.context.ts'
import { alarmStaff, mailPayer } from '../payments/payments.notify.ts'
import { sendReceiptJob } from './taxPapers.jobs.ts'
import { paperAlarms, paperMails, paperText } from './taxPapers.messages.ts'
import {
  findPaid,
  findPaper,
  findPapersOf,
  findUnasked,
  insertPaper,
  type PaidFacts,
  type StoredPaper,
  updatePaper,
} from './taxPapers.queries.ts'
import {
  amendmentOf,
  freeOf,
  invoiceDue,
  invoiceKinds,
  isCash,
  receiptDue,
  statedBy,
  unaskedReceiver,
} from './taxPapers.rules.ts'

/** The payer's and the staff's screens read again. */
export const publishPapers = (ctx: Pick<Paying, 'publish'>, { user_no }: { user_no: number | null }) => {
  ctx.publish('taxPapers.changed')
  if (user_no !== null) ctx.publish('taxPapers.own', user_no)
}

/** What stands: one paper, or two invoices where only a part of the payment is taxed. */
export const liveOf = (papers: StoredPaper[]) =>
  papers.filter(({ amended_of, tp_state }) => amended_of === null && tp_state !== 'cancelled')

const dayOf = ({ paid_dt }: PaidFacts) => (paid_dt ?? koreaToday()).slice(0, 10)

/** Whether there is cash left that a paper could state. */
export const isPaidInCash = ({ pay_state, pay_method, left }: PaidFacts) =>
  [12, 20, 21].includes(pay_state) && isCash(pay_method) && left > 0

export const addReceipt = async (
  ctx: Paying,
  paid: PaidFacts,
  wish: { cash_kind: 'income' | 'expense'; receiver: string; reason?: string },
) => {
  const { pay_no, client_no } = paid
  const due_dt = receiptDue(dayOf(paid))
  const amounts = statedBy('cash_receipt', paid, paid.left)
  const tp_no = await insertPaper(ctx.db, { pay_no, client_no, kind: 'cash_receipt', due_dt, ...amounts, ...wish })
  if (tp_no !== undefined) await ctx.enqueue(sendReceiptJob, { tp_no })
}

export const addInvoice = async (ctx: Paying, paid: PaidFacts, company: CompanyFacts) => {
  const { pay_no, client_no } = paid
  const kinds = invoiceKinds(paid, paid.left)
  const due_dt = invoiceDue(dayOf(paid))
  for (const kind of kinds)
    await insertPaper(ctx.db, { pay_no, client_no, kind, due_dt, ...statedBy(kind, paid, paid.left), ...company })
  const payment = await lockedPayment(ctx, pay_no)
  const paper = { kind: kinds[0] ?? 'tax_invoice', amended_of: null }
  const title = paperAlarms.asked(payment.pay_title, paper, due_dt)
  await alarmStaff(ctx, 'taxPapers.asked', payment, { title })
}

const companyOf = ({ receiver, company_name, company_rep, company_addr, ...paid }: PaidFacts): CompanyFacts => {
  const { company_type, company_item, company_email, receipt_number } = paid
  const asked = receipt_number?.length === 10 ? receipt_number : null
  // Facts of the company that we know belong to its own number alone.
  if (asked !== null && asked !== receiver)
    return {
      ...{ receiver: asked, company_name: null, company_rep: null, company_addr: null, company_type: null },
      ...{ company_item: null, company_email },
    }
  return { receiver, company_name, company_rep, company_addr, company_type, company_item, company_email }
}

/** What was chosen at the checkout, once it is paid. */
export const addPapers = async (ctx: JobContext, { pay_no }: { pay_no: number }) => {
  const payment = await lockedPayment(ctx, pay_no)
  const paid = await findPaid(ctx.db, pay_no)
  if (!paid || paid.receipt_kind === 'none' || !isPaidInCash(paid)) return
  if (liveOf(await findPapersOf(ctx.db, pay_no)).length > 0) return
  if (paid.receipt_kind === 'tax_invoice') await addInvoice(ctx, paid, companyOf(paid))
  else if (paid.receipt_number !== null)
    await addReceipt(ctx, paid, { cash_kind: paid.receipt_kind, receiver: paid.receipt_number })
  publishPapers(ctx, payment)
}

/** Takes `amount` off an issued paper: the tax office is told by staff, or by the payment service for cash receipts. */
export const addAmendment = async (
  ctx: Paying,
  paper: StoredPaper,
  { amount, reason, rf_no = null }: { amount: number; reason: string; rf_no?: number | null },
) => {
  const { pay_no, client_no, kind, cash_kind, tp_no: amended_of, receiver, company_name, company_rep } = paper
  const { company_addr, company_type, company_item, company_email } = paper
  const added = await insertPaper(ctx.db, {
    ...{ pay_no, client_no, kind, cash_kind, amended_of, rf_no, reason, receiver, company_name, company_rep },
    ...{ company_addr, company_type, company_item, company_email },
    ...amendmentOf(paper.left, amount, kind === 'invoice', kind === 'cash_receipt' ? paper : undefined),
    due_dt: kind === 'cash_receipt' ? receiptDue(koreaToday()) : invoiceDue(koreaToday()),
  })
  if (added === undefined) return
  if (paper.receipt_key !== null) return ctx.enqueue(sendReceiptJob, { tp_no: added })
  const payment = await lockedPayment(ctx, pay_no)
  const title = paperAlarms.asked(payment.pay_title, { kind, amended_of }, invoiceDue(koreaToday()))
  await alarmStaff(ctx, 'taxPapers.asked', payment, { title })
}

/** A paper states what was not given back: what is issued is amended, what waits is issued with less. */
const amendPaper = async (ctx: JobContext, paper: StoredPaper, paid: PaidFacts, rf_no: number) => {
  const stated = statedBy(paper.kind, paid, paid.left)
  const left = stated.supply + stated.vat
  if (paper.left <= left) return
  if (paper.tp_state === 'issued')
    await addAmendment(ctx, paper, { amount: paper.left - left, reason: paperText.refund, rf_no })
  else if (left === 0) await updatePaper(ctx.db, paper.tp_no, { tp_state: 'cancelled', reason: paperText.refundedAll })
  else await updatePaper(ctx.db, paper.tp_no, stated)
}

export const amendPapers = async (ctx: JobContext, { pay_no, rf_no }: { pay_no: number; rf_no: number }) => {
  const payment = await lockedPayment(ctx, pay_no)
  const paid = await findPaid(ctx.db, pay_no)
  if (!paid) return
  for (const paper of liveOf(await findPapersOf(ctx.db, pay_no))) await amendPaper(ctx, paper, paid, rf_no)
  publishPapers(ctx, payment)
}

/** The deposit is gone again: what waits is not issued, what is issued is for staff to judge. */
export const checkPapers = async (ctx: JobContext, { pay_no }: { pay_no: number }) => {
  const payment = await lockedPayment(ctx, pay_no)
  if (payment.pay_state >= 12) return
  const papers = liveOf(await findPapersOf(ctx.db, pay_no))
  for (const { tp_no, tp_state } of papers)
    if (tp_state === 'requested') await updatePaper(ctx.db, tp_no, { tp_state: 'cancelled' })
  if (papers.some(({ tp_state }) => tp_state === 'issued'))
    await alarmStaff(ctx, 'taxPapers.problem', payment, { title: paperAlarms.reversed(payment.pay_title) })
  publishPapers(ctx, payment)
}

const sendToService = async (ctx: JobContext, paper: StoredPaper) => {
  const service = paymentsOf(ctx)
  const { idempotency_key: idempotencyKey, amended_of, total, receiver, cash_kind } = paper
  if (amended_of === null)
    return service.issueCashReceipt({
      order_id: `receipt-${idempotencyKey}`,
      order_name: paper.pay_title.slice(0, 100),
      amount: total,
      tax_free: freeOf(paper, total),
      number: receiver ?? unaskedReceiver,
      kind: cash_kind ?? 'income',
      idempotencyKey,
    })
  const amended = await findPaper(ctx.db, amended_of)
  if (!amended?.receipt_key) return undefined
  const sent = await service.cancelCashReceipt({ receipt_key: amended.receipt_key, amount: -total, idempotencyKey })
  // The receipt keeps its key; only the paper that stands for it may carry it.
  return { ...sent, receipt_key: null, issue_number: sent.issue_number ?? amended.issue_number }
}

/** Under the paper's own key: however often it is tried, the service issues or takes off once. */
export const sendReceipt = async (ctx: JobContext, { tp_no }: { tp_no: number }) => {
  const before = await findPaper(ctx.db, tp_no)
  if (!before) return
  const payment = await lockedPayment(ctx, before.pay_no)
  const paper = await findPaper(ctx.db, tp_no)
  if (paper?.kind !== 'cash_receipt' || paper.tp_state !== 'requested') return
  if (paper.amended_of === null && payment.pay_state < 12) return
  try {
    const sent = await sendToService(ctx, paper)
    if (!sent) return
    const { receipt_key, receipt_url } = sent
    const issue_number = sent.issue_number ?? receipt_key ?? ''
    await updatePaper(ctx.db, tp_no, { tp_state: 'issued', issue_number, receipt_key, receipt_url })
    const issued = await findPaper(ctx.db, tp_no)
    if (issued && issued.receiver !== unaskedReceiver) await mailPayer(ctx, payment, paperMails.issued(issued))
  } catch (fault) {
    if (!(fault instanceof PaymentRefused)) throw fault
    await updatePaper(ctx.db, tp_no, { fail_message: fault.message })
    const title = paperAlarms.failed(payment.pay_title, paper)
    await alarmStaff(ctx, 'taxPapers.problem', payment, { title, body: fault.message })
  }
  publishPapers(ctx, payment)
}

/** To the tax office's own number, before the fifth day. */
export const addUnasked = async (ctx: JobContext) => {
  for (const pay_no of await findUnasked(ctx.db)) {
    const payment = await lockedPayment(ctx, pay_no)
    const paid = await findPaid(ctx.db, pay_no)
    if (!paid || !isPaidInCash(paid) || liveOf(await findPapersOf(ctx.db, pay_no)).length > 0) continue
    await addReceipt(ctx, paid, { cash_kind: 'income', receiver: unaskedReceiver, reason: paperText.unasked })
    publishPapers(ctx, payment)
  }
}
