import type { taxPapers } from '@crm/contract/features/taxPapers/taxPapers'
import type { CompanyFacts, PaymentPapers } from '@crm/contract/features/taxPapers/taxPapers.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { refuse } from '../../http/refusal.ts'
import { seenPayment } from '../payments/calls.service.ts'
import { lockedPayment } from '../payments/payments.context.ts'
import { addInvoice, addReceipt, isPaidInCash, liveOf, publishPapers } from './papers.service.ts'
import { paperText } from './taxPapers.messages.ts'
import { needMoneyLevel } from './taxPapers.policy.ts'
import { findPaid, findPapersOf, type PaidFacts, type StoredPaper, updatePaper } from './taxPapers.queries.ts'
import { invoiceKind, isCard, isCash } from './taxPapers.rules.ts'

/** Telephone numbers leave masked: colleagues see the paper, too. */
const masked = <Paper extends StoredPaper>(paper: Paper): Paper =>
  paper.kind === 'cash_receipt' && paper.receiver !== null
    ? { ...paper, receiver: `${'*'.repeat(paper.receiver.length - 4)}${paper.receiver.slice(-4)}` }
    : paper

const noteOf = ({ pay_method, pay_state, left }: PaidFacts) => {
  if (isCard(pay_method)) return paperText.card
  if (pay_state < 12) return paperText.notPaid
  if (!isCash(pay_method)) return paperText.notCash
  return left > 0 ? null : paperText.nothingLeft
}

const isWaitingInvoice = ({ kind, tp_state }: StoredPaper) => kind !== 'cash_receipt' && tp_state === 'requested'

const factsOf = ({ receiver, company_name, company_rep, company_addr, ...rest }: CompanyFacts): CompanyFacts => {
  const { company_type, company_item, company_email } = rest
  return { receiver, company_name, company_rep, company_addr, company_type, company_item, company_email }
}

const papersOf = async (ctx: Context, pay_no: number) => {
  const paid = (await findPaid(ctx.db, pay_no)) ?? refuse('not_found')
  const papers = await findPapersOf(ctx.db, pay_no)
  const live = liveOf(papers)
  const waiting = live.find(isWaitingInvoice)
  const isOpen = isPaidInCash(paid)
  const answer: PaymentPapers = {
    pay_no,
    papers: ctx.actor.emp_no === null ? papers.map(masked) : papers,
    note: noteOf(paid),
    may_invoice: isOpen && (live.length === 0 || waiting) ? invoiceKind(paid.is_tax_free) : null,
    may_receipt: isOpen && live.length === 0,
    company: factsOf(waiting && waiting.company_name !== null ? waiting : paid),
  }
  return one(answer)
}

/** Staff see papers of contracts with another scope than those of the camp. */
const seenPapers = async (ctx: Context, pay_no: number) => {
  const { to_table } = await seenPayment(ctx, pay_no)
  if (to_table === 'project_credits' && ctx.actor.emp_no !== null && !ctx.actor.emp_scope.has('AdminContract'))
    refuse('not_found')
}

export const listOfPayment = async (ctx: Context, { params }: ParsedOf<typeof taxPapers.ofPayment>) => {
  await seenPapers(ctx, params.pay_no)
  return papersOf(ctx, params.pay_no)
}

/** Whoever sees the payment may ask; of staff those who handle money. */
const beginAsking = async (ctx: Context, pay_no: number) => {
  await seenPapers(ctx, pay_no)
  if (ctx.actor.emp_no !== null) needMoneyLevel(ctx.actor)
  const payment = await lockedPayment(ctx, pay_no)
  const paid = (await findPaid(ctx.db, pay_no)) ?? refuse('not_found')
  if (!isPaidInCash(paid)) refuse('conflict', noteOf(paid) ?? paperText.notCash)
  return { payment, paid, live: liveOf(await findPapersOf(ctx.db, pay_no)) }
}

const filled = (text: string) => text || null

export const askInvoice = async (ctx: Context, { params, body }: ParsedOf<typeof taxPapers.askInvoice>) => {
  const { payment, paid, live } = await beginAsking(ctx, params.pay_no)
  const { company_addr, company_type, company_item } = body
  const company = {
    ...body,
    company_addr: filled(company_addr),
    company_type: filled(company_type),
    company_item: filled(company_item),
  }
  const waiting = live.filter(isWaitingInvoice)
  if (live.some(({ kind }) => kind === 'cash_receipt')) return refuse('conflict', paperText.hasReceipt)
  if (live.length > 0 && waiting.length === 0) return refuse('conflict', paperText.isIssued)
  for (const { tp_no } of waiting) await updatePaper(ctx.db, tp_no, company)
  if (live.length === 0) await addInvoice(ctx, paid, company)
  publishPapers(ctx, payment)
  return papersOf(ctx, params.pay_no)
}

export const askReceipt = async (ctx: Context, { params, body }: ParsedOf<typeof taxPapers.askReceipt>) => {
  const { payment, paid, live } = await beginAsking(ctx, params.pay_no)
  const [paper] = live
  if (paper) return refuse('conflict', paper.kind === 'cash_receipt' ? paperText.hasReceipt : paperText.hasInvoice)
  await addReceipt(ctx, paid, body)
  publishPapers(ctx, payment)
  return papersOf(ctx, params.pay_no)
}
