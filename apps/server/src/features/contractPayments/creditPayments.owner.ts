import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/refusal.ts'
import type { PaymentContext, PaymentOwner, QuoteRequest } from '../../paymentOwner.ts'
import { registerPayment, reversePayment, takeBackPayment } from '../deposits/payments.service.ts'
import { freePartOf } from '../taxPapers/contracts/freePart.service.ts'
import { contractPayText as text } from './contractPayments.messages.ts'
import { findCompanyPeople, findCredit, findPersonOfLink } from './contractPayments.queries.ts'

export const creditTable = 'project_credits'

/** The pages of everybody at the company read again. */
export const publishMoney = async (ctx: Pick<Context, 'db' | 'publish'>, client_no: number | null) => {
  if (client_no === null) return
  for (const user_no of await findCompanyPeople(ctx.db, client_no)) ctx.publish('contractPayments.own', user_no)
}

/** What is open of the instalment now, whatever was open when somebody began to pay. */
const payable = async (ctx: Pick<Context, 'db'>, { to_no, client_no }: QuoteRequest) => {
  const credit = await findCredit(ctx.db, to_no)
  if (!credit || credit.client_no !== client_no) return refuse('not_found')
  if (!credit.is_payable) return refuse('conflict', text.notPayable)
  if (credit.open <= 0) return refuse('conflict', text.covered)
  return credit
}

/** Whoever pays by a link is nobody that is known: the deposit is registered without an actor, as in a job. */
const withoutActor = (ctx: PaymentContext): PaymentContext => Object.create(ctx, { actor: { value: undefined } })

/** Instalments of concluded contracts (docs/decisions/034-payments.md): what is paid becomes a deposit. */
export const creditPayments: PaymentOwner = {
  quote: async (ctx, request) => {
    const { ctr_no, ctr_title, projcrd_title, before, open } = await payable(ctx, request)
    const title = text.title(ctr_title, projcrd_title)
    return {
      ...{ title, most_pocket: 0, ...(await freePartOf(ctx.db, ctr_no, before, open)) },
      items: [{ pi_title: title, list: open, sale: open, discount: 0 }],
    }
  },
  paid: async (ctx, payment) => {
    await registerPayment(payment.payer_hash ? withoutActor(ctx) : ctx, {
      ...{ projcrd_no: payment.to_no, pay_no: payment.pay_no, amount: payment.pay_money },
      ...{ pay_type: payment.pay_type, memo: payment.pay_title },
    })
    await publishMoney(ctx, payment.client_no)
  },
  reversed: async (ctx, { pay_no, client_no }) => {
    await reversePayment(ctx, pay_no)
    await publishMoney(ctx, client_no)
  },
  isRefundedInParts: true,
  // Refunds go through 입금 alone, which says how much can go back.
  refundable: async () => refuse('conflict', text.refund),
  refunded: async (ctx, { pay_no, client_no }, { rf_no, items, reason }) => {
    const amount = items.reduce((sum, { money, pocket }) => sum + money + pocket, 0)
    await takeBackPayment(ctx, { pay_no, rf_no, amount, memo: reason })
    await publishMoney(ctx, client_no)
  },
  mailsTo: async (ctx, { payer_hash }) => {
    const person = payer_hash && (await findPersonOfLink(ctx.db, payer_hash))
    return person?.user_email ? [{ user_name: person.user_name, user_email: person.user_email }] : []
  },
  canSee: async (_ctx, payment, viewer) =>
    viewer.user_type === 'emp'
      ? viewer.emp_scope.has('AdminContract')
      : viewer.client_no !== null && viewer.client_no === payment.client_no,
  pages: {
    complete: (pay_no) => `${pathOf('ClientEstimatePaymentComplete')}?pay_no=${pay_no}`,
    fail: (pay_no) => `${pathOf('ClientEstimatePaymentComplete')}?pay_no=${pay_no}`,
    staff: () => `${pathOf('AdminContractList')}?tab=deposits`,
  },
}
