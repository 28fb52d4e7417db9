import { leastCharge, type PayMethod, type ReceiptKind } from '@crm/contract/features/payments/payments.rows'
import { divideByWeight } from '@crm/contract/money'
import { isDuplicate } from '../../db/dbErrors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { findLiveTry, setTryState } from './charging/tries.queries.ts'
import { stopPaying } from './outcome.service.ts'
import { lockedPayment, ownerOf, type Paying, publishPayment } from './payments.context.ts'
import { cancelLateJob } from './payments.jobs.ts'
import { paymentText } from './payments.messages.ts'
import {
  findPayment,
  insertPayment,
  lockOpenPayment,
  type PaymentValues,
  replaceItems,
  type StoredPayment,
  updateOpenPayment,
} from './payments.queries.ts'

/** Toss allows half an hour to authenticate and ten minutes to confirm. */
const minutesToPay = 45
/** Where somebody transfers money by hand. */
export const minutesToTransfer = 7 * 24 * 60

export interface PaymentWish {
  to_table: string
  to_no: number
  /** What may have only one open payment: `courses:12:user:5` */
  pay_key: string
  client_no: number | null
  /** Null where the company as a whole pays, or somebody with a public token. */
  user_no: number | null
  /** SHA-256 of the public token. */
  payer_hash?: Buffer
  /** The owner's own: payments gives it back with each question and does not read it. */
  pay_info?: unknown
  /** Points to pay with. */
  pocket?: number
  method?: PayMethod
  /** 2 and 4 for a personal and a company's card; otherwise it follows from the receipt. */
  pay_type?: number
  receipt?: { kind: ReceiptKind; number: string | null }
  /** Of the terms that the payer agreed to. */
  consent_version?: string
  /** Until when it can be paid; less than an hour unless said. */
  due_dt?: string
}

/** Somebody with an account is told apart from whoever pays by a token, and tokens from each other. */
const isSamePayer = (open: StoredPayment, { user_no, client_no, payer_hash }: PaymentWish) =>
  open.user_no === user_no &&
  open.client_no === client_no &&
  (payer_hash ? open.payer_hash?.equals(payer_hash) === true : open.payer_hash === null)

/** Won by item, points divided by what each costs. */
const sharesOf = (items: { sale: number; discount: number }[], pocket: number) => {
  const amounts = items.map(({ sale, discount }) => sale - discount)
  return divideByWeight(pocket, amounts).map((points, index) => ({
    pocket: points,
    money: (amounts[index] ?? 0) - points,
  }))
}

const checkPoints = (pocket: number, most: number, total: number) => {
  if (pocket > most) refuseField('invalid_input', 'pocket', paymentText.tooManyPoints(most))
  const money = total - pocket
  if (pocket && money > 0 && money < leastCharge) refuseField('invalid_input', 'pocket', paymentText.adjustPoints)
}

const quoted = async (ctx: Paying, wish: PaymentWish, pay_no: number | null) => {
  const { to_table, to_no, client_no, user_no, pay_info = {}, pocket = 0, receipt, method } = wish
  const owner = ownerOf(ctx, to_table)
  const quote = await owner.quote(ctx, { pay_no, to_no, client_no, user_no, pay_info })
  const pay_total = quote.items.reduce((sum, { sale, discount }) => sum + sale - discount, 0)
  checkPoints(pocket, Math.min(quote.most_pocket, pay_total), pay_total)
  const shares = sharesOf(quote.items, pocket)
  const values: PaymentValues = {
    pay_title: quote.title,
    pay_total,
    pay_pocket: pocket,
    is_tax_free: quote.is_tax_free,
    pay_free: quote.free ?? 0,
    pay_method: method ?? null,
    pay_type: wish.pay_type ?? null,
    receipt_kind: receipt?.kind ?? 'none',
    receipt_number: receipt?.number ?? null,
    consent_version: wish.consent_version ?? null,
    pay_info,
    due_dt: wish.due_dt ?? null,
    minutes: method === 'manual' ? minutesToTransfer : minutesToPay,
  }
  const items = quote.items.map(({ pi_title, list, sale, discount }, index) => ({
    pi_title,
    list,
    sale,
    discount,
    pocket: shares[index]?.pocket ?? 0,
    money: shares[index]?.money ?? 0,
  }))
  return { values, items }
}

const insertNew = async (ctx: Paying, wish: PaymentWish, values: PaymentValues) => {
  const { to_table, to_no, pay_key, client_no, user_no, payer_hash = null } = wish
  try {
    return await insertPayment(ctx.db, { to_table, to_no, pay_key, client_no, user_no, payer_hash, ...values })
  } catch (fault) {
    if (isDuplicate(fault, 'payments_one_open')) return refuse('conflict', paymentText.inProgress)
    throw fault
  }
}

/**
 * Opens the payment of a thing, or changes the one that is open already: one thing has one open payment. Called by the
 * owner inside its call's transaction; nothing is held and no points are taken before it is confirmed.
 */
export const openPayment = async (ctx: Paying, wish: PaymentWish): Promise<StoredPayment> => {
  const open = await lockOpenPayment(ctx.db, wish.pay_key)
  if (open?.pay_state === 11) return refuse('conflict', paymentText.inProgress)
  const kept = open && isSamePayer(open, wish) ? open : undefined
  if (open && !kept) await stopPaying(ctx, open, { pay_state: 0, fail_code: null, fail_message: null })
  const { values, items } = await quoted(ctx, wish, kept?.pay_no ?? null)
  if (kept) await updateOpenPayment(ctx.db, kept.pay_no, values)
  const pay_no = kept?.pay_no ?? (await insertNew(ctx, wish, values))
  await replaceItems(ctx.db, pay_no, items)
  publishPayment(ctx, wish)
  return (await findPayment(ctx.db, pay_no)) ?? refuse('not_found')
}

/** Nobody will pay into the account any more: it is closed at the service, too. */
const closeAccount = async (ctx: Paying, pay_no: number) => {
  const live = await findLiveTry(ctx.db, pay_no)
  if (live?.try_state !== 'waiting') return refuse('conflict', paymentText.inProgress)
  await setTryState(ctx.db, live.try_no, 'late')
  await ctx.enqueue(cancelLateJob, { try_no: live.try_no })
}

/** Not paid, and nobody wants it any more. */
export const closePayment = async (ctx: Paying, pay_no: number) => {
  const payment = await lockedPayment(ctx, pay_no)
  if (payment.pay_state === 0) return
  if (payment.pay_state > 11) return refuse('conflict', paymentText.alreadyPaid)
  if (payment.pay_state === 11) await closeAccount(ctx, pay_no)
  await stopPaying(ctx, payment, { pay_state: 0, fail_code: null, fail_message: null })
}
