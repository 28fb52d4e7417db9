import type { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { LinkPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { publicEstimateMessages } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { pathOf } from '@crm/contract/paths'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { hashToken } from '../../http/caller/actors.ts'
import { refuse } from '../../http/refusal.ts'
import { sendPdf } from '../../pdf/download.ts'
import { findSignerLink } from '../contracts/signing/page.service.ts'
import { estimatesText } from '../estimates/estimates.messages.ts'
import { findEstimateLink } from '../estimates/links/findLink.service.ts'
import { paperOf } from '../estimates/papers.service.ts'
import { checkoutSettings, paymentOfToken, shownPayment } from '../payments/calls.service.ts'
import { confirmPayment } from '../payments/charging/confirm.service.ts'
import { authenticateInTest, depositInTest } from '../payments/charging/testPayments.service.ts'
import { failTry, openTry } from '../payments/charging/tries.service.ts'
import { type FoundContract, findContractOf, findCredit, findPersonOfLink } from './contractPayments.queries.ts'
import { moneyOf, openPaymentOf } from './contractPayments.service.ts'

interface PayLink {
  page: LinkPayment['page']
  /** What the payments that are begun by it are known by. */
  payer_hash: Buffer
  /** Nothing as long as none is concluded. */
  contract: FoundContract | undefined
}

const contractOfLink = async (ctx: Context, t: string): Promise<Omit<PayLink, 'payer_hash'> | undefined> => {
  const ofSigner = await findSignerLink(ctx, t)
  if (ofSigner) return { page: 'contract', contract: await findContractOf(ctx.db, { ctr_no: ofSigner.ctr_no }) }
  const ofEstimate = await findEstimateLink(ctx, t)
  return ofEstimate && { page: 'estimate', contract: await findContractOf(ctx.db, { est_no: ofEstimate.est_no }) }
}

/** Whoever has a link that is alive pays the contract of that estimate or signer; all other links look alike. */
const openPayLink = async (ctx: Context, t: string): Promise<PayLink> => {
  const found = (await contractOfLink(ctx, t)) ?? refuse('not_found', publicEstimateMessages.gone)
  return { ...found, payer_hash: hashToken(t) }
}

/** A payment that was begun by this link; any other is not there. */
const ownPaymentOf = async (ctx: Context, { t, pay_no }: { t: string; pay_no: number }) => {
  const link = await openPayLink(ctx, t)
  return { link, payment: await paymentOfToken(ctx, pay_no, link.payer_hash) }
}

/** With the contract of the payment, which may be an older one than that of the link by now. */
const shownByLink = async (ctx: Context, of: { t: string; pay_no: number }) => {
  const { link, payment } = await ownPaymentOf(ctx, of)
  const credit = (await findCredit(ctx.db, payment.to_no)) ?? refuse('not_found')
  const contract = (await findContractOf(ctx.db, { ctr_no: credit.ctr_no })) ?? refuse('not_found')
  return one({
    page: link.page,
    settings: checkoutSettings(ctx),
    payment: await shownPayment(ctx, of.pay_no),
    money: await moneyOf(ctx, contract, link.payer_hash),
    has_contract: link.page === 'contract' && contract.is_sealed,
  })
}

export const showMoneyByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkShow>) => {
  const { contract, payer_hash } = await openPayLink(ctx, body.t)
  return { state: 1, query: contract ? [await moneyOf(ctx, contract, payer_hash)] : [] }
}

export const openByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkOpen>) => {
  const { contract, payer_hash } = await openPayLink(ctx, body.t)
  const credit = await findCredit(ctx.db, body.projcrd_no)
  if (!contract || !credit || credit.ctr_no !== contract.ctr_no) return refuse('not_found')
  return one(await openPaymentOf(ctx, credit, payer_hash))
}

export const showPaymentByLink = (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkPayment>) =>
  shownByLink(ctx, body)

/** The window of the service leads back to an address without the token, because the service keeps addresses. */
export const openTryByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkTry>) => {
  const { t, pay_no, ...wish } = body
  const { link } = await ownPaymentOf(ctx, body)
  const person = await findPersonOfLink(ctx.db, link.payer_hash)
  return one(
    await openTry(ctx, pay_no, wish, {
      name: person?.user_name || null,
      email: person?.user_email ?? null,
      path: pathOf('PublicEstimatePayComplete', {}, { pay_no }),
    }),
  )
}

export const failTryByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkFail>) => {
  await ownPaymentOf(ctx, body)
  await failTry(ctx, body.pay_no, body)
  return shownByLink(ctx, body)
}

export const confirmByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkConfirm>) => {
  await ownPaymentOf(ctx, body)
  const { t: _, ...confirmation } = body
  await confirmPayment(ctx, confirmation)
  return shownByLink(ctx, body)
}

export const payInTestByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkTestPay>) =>
  authenticateInTest(ctx, (await ownPaymentOf(ctx, body)).payment, body)

export const depositInTestByLink = async (
  ctx: Context,
  { body }: ParsedOf<typeof contractPayments.linkTestDeposit>,
) => {
  await ownPaymentOf(ctx, body)
  return depositInTest(ctx, body.pay_no)
}

export const estimatePdfByLink = async (ctx: Context, { body }: ParsedOf<typeof contractPayments.linkEstimatePdf>) => {
  const { contract } = await openPayLink(ctx, body.t)
  if (!contract) return refuse('not_found')
  const { client_name, est_code, est_no } = contract
  return sendPdf(estimatesText.paperName(client_name, est_code), await paperOf(ctx, est_no))
}
