import * as z from 'zod'
import type { PgPayment, PgState } from './payments.ts'

const states = [
  'READY',
  'IN_PROGRESS',
  'WAITING_FOR_DEPOSIT',
  'DONE',
  'CANCELED',
  'PARTIAL_CANCELED',
  'ABORTED',
  'EXPIRED',
] as const satisfies PgState[]

/** What Toss's Payment object has that we read; new fields come without notice and are ignored. */
export const TossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum(states),
  totalAmount: z.int(),
  balanceAmount: z.int(),
  method: z.string().nullish(),
  approvedAt: z.string().nullish(),
  card: z.object({ number: z.string().nullish(), ownerType: z.string().nullish() }).nullish(),
  easyPay: z.object({ provider: z.string().nullish() }).nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: z.string().nullish(),
      dueDate: z.string(),
    })
    .nullish(),
  secret: z.string().nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  isPartialCancelable: z.boolean().default(true),
  cancels: z
    .array(
      z.object({
        transactionKey: z.string(),
        cancelAmount: z.int(),
        cancelReason: z.string().nullish(),
        canceledAt: z.string(),
      }),
    )
    .nullish(),
  failure: z.object({ code: z.string(), message: z.string() }).nullish(),
})
type TossPayment = z.output<typeof TossPayment>

export const TossTransaction = z.object({
  transactionKey: z.string(),
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum(states),
  amount: z.int(),
  transactionAt: z.string(),
})

export const TossCashReceipt = z.object({
  receiptKey: z.string(),
  issueNumber: z.string().nullish(),
  receiptUrl: z.string().nullish(),
})

export const TossProblem = z.object({ code: z.string(), message: z.string().default('') })

const methods: Readonly<Record<string, PgPayment['method']>> = {
  카드: 'card',
  간편결제: 'easy_pay',
  계좌이체: 'transfer',
  가상계좌: 'virtual_account',
}

const owners: Readonly<Record<string, 'personal' | 'corporate'>> = { 개인: 'personal', 법인: 'corporate' }

/** Toss numbers the banks by two digits: those of the clearing institute without the zero, but for one. */
const kookmin = { ours: '004', theirs: '06' }

/** Undefined for securities firms, whose codes at Toss are letters: refunds go to banks only. */
export const tossBankCode = (bank_code: string) => {
  if (bank_code === kookmin.ours) return kookmin.theirs
  return bank_code.startsWith('0') ? bank_code.slice(1) : undefined
}

const bankCodeOf = (code: string) => (code === kookmin.theirs ? kookmin.ours : code.padStart(3, '0'))

const accountOf = ({ virtualAccount, secret }: TossPayment): PgPayment['account'] =>
  virtualAccount
    ? {
        bank_code: bankCodeOf(virtualAccount.bankCode),
        number: virtualAccount.accountNumber,
        holder: virtualAccount.customerName ?? '',
        due_dt: virtualAccount.dueDate,
        secret: secret ?? null,
      }
    : null

export const pgPaymentOf = (answer: TossPayment): PgPayment => ({
  pg_key: answer.paymentKey,
  order_id: answer.orderId,
  state: answer.status,
  total: answer.totalAmount,
  balance: answer.balanceAmount,
  method: methods[answer.method ?? ''] ?? null,
  approved_dt: answer.approvedAt ?? null,
  card: answer.card
    ? {
        number: answer.card.number ?? '',
        owner: owners[answer.card.ownerType ?? ''] ?? null,
        company: answer.easyPay?.provider ?? null,
      }
    : null,
  account: accountOf(answer),
  receipt_url: answer.receipt?.url ?? null,
  is_partial_cancelable: answer.isPartialCancelable,
  cancels: (answer.cancels ?? []).map((cancel) => ({
    transaction_key: cancel.transactionKey,
    amount: cancel.cancelAmount,
    reason: cancel.cancelReason ?? '',
    canceled_dt: cancel.canceledAt,
  })),
  failure: answer.failure ?? null,
})
