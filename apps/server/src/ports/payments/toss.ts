import * as z from 'zod'
import type { TossSettings } from '../../serviceSettings.ts'
import {
  type CardPayments,
  PaymentRefused,
  PaymentUnknown,
  type PgTransaction,
  type RefundAccount,
} from './payments.ts'
import { tossText } from './toss.messages.ts'
import { pgPaymentOf, TossCashReceipt, TossPayment, TossProblem, TossTransaction, tossBankCode } from './tossAnswers.ts'

/** Shorter than the database lets a transaction wait: jobs call from inside one. */
const patienceMs = 15_000
/** Codes of answers below 500 that do not say whether something was done. */
const unclear = new Set([
  'ALREADY_PROCESSED_PAYMENT',
  'CARD_PROCESSING_ERROR',
  'DUPLICATED_ORDER_ID',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'PROVIDER_ERROR',
])
const transactionsAtOnce = 5_000

interface Call {
  method?: 'GET' | 'POST'
  body?: object
  idempotencyKey?: string
}

const request = async <Schema extends z.ZodType>(
  { url, secretKey }: TossSettings,
  path: string,
  schema: Schema,
  { method = 'POST', body, idempotencyKey }: Call,
): Promise<z.output<Schema>> => {
  let status: number
  let answer: unknown
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        // The key is the name, and there is no password.
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(patienceMs),
    })
    status = response.status
    answer = await response.json()
  } catch (cause) {
    throw new PaymentUnknown(cause)
  }
  if (status < 300) {
    const { data, error } = schema.safeParse(answer)
    if (error) throw new PaymentUnknown(error)
    return data
  }
  const { data: problem } = TossProblem.safeParse(answer)
  if (!problem || status >= 500 || status === 429 || unclear.has(problem.code))
    throw new PaymentUnknown(`${status} ${problem?.code ?? ''}`)
  throw new PaymentRefused(problem.code, tossText.refusal(problem.code, problem.message))
}

const orNotFound = (error: unknown) => {
  if (error instanceof PaymentRefused && error.code === 'NOT_FOUND_PAYMENT') return null
  throw error
}

const receivingAccount = ({ bank_code, number, holder }: RefundAccount) => {
  const bank = tossBankCode(bank_code)
  if (!bank) throw new PaymentRefused('INVALID_BANK', tossText.refusal('INVALID_BANK', ''))
  return { bank, accountNumber: number, holderName: holder }
}

const readTransactions = async (settings: TossSettings, day: string): Promise<PgTransaction[]> => {
  const found: PgTransaction[] = []
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({
      startDate: `${day}T00:00:00`,
      endDate: `${day}T23:59:59`,
      limit: String(transactionsAtOnce),
      ...(after ? { startingAfter: after } : {}),
    })
    const page = await request(settings, `/v1/transactions?${query}`, z.array(TossTransaction), { method: 'GET' })
    for (const one of page) {
      const { transactionKey: transaction_key, paymentKey: pg_key, orderId: order_id, status: state, amount } = one
      found.push({ transaction_key, pg_key, order_id, state, amount, at: one.transactionAt })
    }
    after = page.at(-1)?.transactionKey
    if (page.length < transactionsAtOnce || !after) return found
  }
}

const receiptOf = ({ receiptKey, issueNumber, receiptUrl }: z.output<typeof TossCashReceipt>) => ({
  receipt_key: receiptKey,
  issue_number: issueNumber ?? null,
  receipt_url: receiptUrl ?? null,
})

/** Toss Payments, core API v1. */
export const toss = (settings: TossSettings): CardPayments => ({
  by: 'toss',
  clientKey: settings.clientKey,
  confirm: async ({ order_id: orderId, pg_key: paymentKey, amount, idempotencyKey }) =>
    pgPaymentOf(
      await request(settings, '/v1/payments/confirm', TossPayment, {
        body: { paymentKey, orderId, amount },
        idempotencyKey,
      }),
    ),
  find: async (order_id) => {
    const path = `/v1/payments/orders/${encodeURIComponent(order_id)}`
    const found = await request(settings, path, TossPayment, { method: 'GET' }).catch(orNotFound)
    return found && pgPaymentOf(found)
  },
  cancel: async ({ pg_key, amount, reason, account, idempotencyKey }) => {
    const body = {
      cancelReason: reason,
      cancelAmount: amount,
      ...(account ? { refundReceiveAccount: receivingAccount(account) } : {}),
    }
    const path = `/v1/payments/${encodeURIComponent(pg_key)}/cancel`
    return pgPaymentOf(await request(settings, path, TossPayment, { body, idempotencyKey }))
  },
  transactions: (day) => readTransactions(settings, day),
  issueCashReceipt: async ({ order_id, order_name, amount, tax_free, number, kind, idempotencyKey }) => {
    const issued = await request(settings, '/v1/cash-receipts', TossCashReceipt, {
      body: {
        amount,
        orderId: order_id,
        orderName: order_name,
        customerIdentityNumber: number,
        type: kind === 'income' ? '소득공제' : '지출증빙',
        ...(tax_free ? { taxFreeAmount: tax_free } : {}),
      },
      idempotencyKey,
    })
    return receiptOf(issued)
  },
  cancelCashReceipt: async ({ receipt_key, amount, idempotencyKey }) => {
    const path = `/v1/cash-receipts/${encodeURIComponent(receipt_key)}/cancel`
    return receiptOf(await request(settings, path, TossCashReceipt, { body: { amount }, idempotencyKey }))
  },
})
