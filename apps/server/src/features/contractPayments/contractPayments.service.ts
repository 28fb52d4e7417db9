import { depositorName } from '@crm/contract/features/bankRows/depositorName'
import type { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import type { ContractMoney } from '@crm/contract/features/contractPayments/contractPayments.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { one } from '../../http/answer/answers.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { JobContext } from '../../jobs/handler.ts'
import { accountForTransfers } from '../companyProfile/companyProfile.service.ts'
import { seenPayment } from '../payments/calls.service.ts'
import { closePayment, openPayment } from '../payments/payments.service.ts'
import {
  type CreditToPay,
  type FoundContract,
  findContractOf,
  findCredit,
  findCredits,
  findOpenPayment,
} from './contractPayments.queries.ts'
import { creditTable, publishMoney } from './creditPayments.owner.ts'

/** What is paid and open of it; by a link, with the payments that were begun by it. */
export const moneyOf = async (
  ctx: Pick<Context, 'db'>,
  { ctr_no, client_no: _, client_name, is_sealed: __, ...money }: FoundContract,
  payer_hash: Buffer | null = null,
): Promise<ContractMoney> => ({
  ...money,
  credits: await findCredits(ctx.db, ctr_no, payer_hash),
  account: await accountForTransfers(ctx.db),
  depositor: depositorName(client_name, money.est_code),
})

/** Whoever is not of the company is not told that there is such a contract. */
const read = async (ctx: Context, est_no: number) => {
  const found = await findContractOf(ctx.db, { est_no })
  if (!found || found.client_no !== ctx.actor.client_no) return refuse('not_found')
  return one(await moneyOf(ctx, found))
}

export const showContractMoney = (ctx: Context, { params }: ParsedOf<typeof contractPayments.show>) =>
  read(ctx, params.est_no)

export const showMoneyOfPayment = async (ctx: Context, { params }: ParsedOf<typeof contractPayments.ofPayment>) => {
  const { to_table, to_no } = await seenPayment(ctx, params.pay_no)
  const credit = to_table === creditTable ? await findCredit(ctx.db, to_no) : undefined
  return credit ? read(ctx, credit.est_no) : refuse('not_found')
}

/** One open payment an instalment, whoever begins it: another payer's that was not confirmed yet closes. */
export const openPaymentOf = async (ctx: Context, { projcrd_no, client_no }: CreditToPay, payer_hash?: Buffer) => {
  const { pay_no, pay_money } = await openPayment(ctx, {
    ...{ to_table: creditTable, to_no: projcrd_no, pay_key: `${creditTable}:${projcrd_no}`, client_no, user_no: null },
    ...(payer_hash && { payer_hash }),
  })
  await publishMoney(ctx, client_no)
  return { pay_no, pay_money }
}

/** Colleagues share the one open payment of an instalment: the company pays, not one of them. */
export const openCreditPayment = async (ctx: Context, { params }: ParsedOf<typeof contractPayments.open>) => {
  const { est_no, projcrd_no } = params
  const credit = await findCredit(ctx.db, projcrd_no)
  const { client_no } = ctx.actor
  if (!credit || credit.est_no !== est_no || client_no === null || credit.client_no !== client_no)
    return refuse('not_found')
  return one(await openPaymentOf(ctx, credit))
}

/** What is being charged at this moment is not stopped; its money is registered as any other. */
const closeOpen = async (ctx: JobContext, projcrd_no: number, client_no: number) => {
  const pay_no = await findOpenPayment(ctx.db, projcrd_no)
  if (pay_no === undefined) return
  await closePayment(ctx, pay_no).catch((fault: unknown) => {
    if (!(fault instanceof Refusal)) throw fault
  })
  await publishMoney(ctx, client_no)
}

/** Somebody paid the instalment in another way: what is open of a payment closes, an account at the service too. */
export const closeCovered = async (ctx: JobContext, { projcrd_no }: { projcrd_no: number }) => {
  const credit = await findCredit(ctx.db, projcrd_no)
  if (credit && credit.open <= 0) await closeOpen(ctx, projcrd_no, credit.client_no)
}

/** Nobody pays into an account of a contract that was cancelled. */
export const closeCancelled = async (ctx: JobContext, { ctr_no }: { ctr_no: number }) => {
  for (const { projcrd_no } of await findCredits(ctx.db, ctr_no)) {
    const credit = await findCredit(ctx.db, projcrd_no)
    if (credit && !credit.is_payable) await closeOpen(ctx, projcrd_no, credit.client_no)
  }
}
