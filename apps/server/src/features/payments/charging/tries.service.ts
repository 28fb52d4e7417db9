import { randomBytes } from 'node:crypto'
import { leastCharge, type PayMethod, type ReceiptKind } from '@crm/contract/features/payments/payments.rows'
import type { Context } from '../../../context.ts'
import { refuse } from '../../../http/refusal.ts'
import { paymentsOf } from '../../../ports/payments/paymentsOf.ts'
import { tossText } from '../../../ports/payments/toss.messages.ts'
import { lockedPayment, ownerOf, type Paying, publishPayment } from '../payments.context.ts'
import { paymentAlarms, paymentText } from '../payments.messages.ts'
import { alarmStaff } from '../payments.notify.ts'
import { chooseMethod, type StoredPayment, updatePayment } from '../payments.queries.ts'
import { minutesToTransfer } from '../payments.service.ts'
import { findPayers } from '../people.queries.ts'
import { findTryOfOrder, insertTry, setTryState } from './tries.queries.ts'

interface Wish {
  method: PayMethod
  card_owner?: 'personal' | 'corporate'
  receipt_kind: ReceiptKind
  receipt_number: string | null
}

const openOne = async (ctx: Paying, pay_no: number) => {
  const payment = await lockedPayment(ctx, pay_no)
  if (payment.pay_state > 11) return refuse('conflict', paymentText.alreadyPaid)
  if (payment.pay_state === 11) return refuse('conflict', paymentText.inProgress)
  if (payment.pay_state === 0 || payment.is_overdue) return refuse('conflict', paymentText.closed)
  return payment
}

/** Who pays without an account: what the window of the service shows of them, and where it leads back to. */
export interface TokenPayer {
  name: string | null
  email: string | null
  path: string
}

/** Whoever pays by a token is told nothing of the company's people. */
const shownInWindow = async (ctx: Paying, payment: StoredPayment, by?: TokenPayer) => {
  if (by) return { customer_name: by.name, customer_email: by.email, complete_path: by.path, fail_path: by.path }
  const [payer] = await findPayers(ctx.db, payment)
  const { pages } = ownerOf(ctx, payment.to_table)
  return {
    customer_name: payer?.user_name ?? null,
    customer_email: payer?.user_email ?? null,
    complete_path: pages.complete(payment.pay_no),
    fail_path: pages.fail(payment.pay_no),
  }
}

/** Every try is an order of its own at the service, so that a double charge can be told apart. */
export const openTry = async (
  ctx: Paying,
  pay_no: number,
  wish: Wish & { method: 'card' | 'easy_pay' | 'transfer' | 'virtual_account' },
  payer?: TokenPayer,
) => {
  const payment = await openOne(ctx, pay_no)
  const { by, clientKey: client_key } = paymentsOf(ctx)
  if (by === 'none') return refuse('conflict', paymentText.notConfigured)
  if (payment.pay_money < leastCharge) return refuse('conflict', paymentText.tooLittle)
  const { method, card_owner = 'personal', ...receipt } = wish
  const isCard = method === 'card' || method === 'easy_pay'
  // A card's slip is its own receipt.
  const paper = isCard ? { receipt_kind: 'none' as const, receipt_number: null } : receipt
  const pay_type = isCard ? (card_owner === 'corporate' ? 4 : 2) : null
  await chooseMethod(ctx.db, pay_no, { pay_method: method, pay_type, ...paper })
  const order_id = randomBytes(18).toString('base64url')
  await insertTry(ctx.db, pay_no, order_id, payment.pay_money)
  return {
    ...{ by, client_key, order_id, method },
    order_name: payment.pay_title.slice(0, 100),
    amount: payment.pay_money,
    tax_free: payment.is_tax_free ? payment.pay_money : payment.pay_free,
    customer_key: `crm-${randomBytes(12).toString('base64url')}`,
    ...(await shownInWindow(ctx, payment, payer)),
  }
}

/** What the window of the service said to the browser; the words are ours, by its code. */
export const failTry = async (ctx: Paying, pay_no: number, { order_id, code }: { order_id: string; code: string }) => {
  const payment = await lockedPayment(ctx, pay_no)
  const row = await findTryOfOrder(ctx.db, order_id)
  if (row?.pay_no !== pay_no) return refuse('not_found')
  if (row.try_state !== 'opened' || payment.pay_state !== 10) return
  const message = tossText.refusal(code, '')
  await setTryState(ctx.db, row.try_no, 'failed', { code, message })
  await updatePayment(ctx.db, pay_no, { fail_code: code, fail_message: message })
  publishPayment(ctx, payment)
}

/** The payer will transfer the money; staff record it when it is there. */
export const payByHand = async (ctx: Context, pay_no: number, receipt: Omit<Wish, 'method'>) => {
  const payment = await openOne(ctx, pay_no)
  if (payment.pay_money === 0) return refuse('conflict', paymentText.nothingToDeposit)
  const { receipt_kind, receipt_number } = receipt
  const chosen = { pay_method: 'manual' as const, pay_type: null, receipt_kind, receipt_number }
  await chooseMethod(ctx.db, pay_no, chosen, minutesToTransfer)
  await alarmStaff(ctx, 'payments.deposit', payment, { title: paymentAlarms.wantsDeposit(payment) })
  publishPayment(ctx, payment)
}
