import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TossSettings } from '../../serviceSettings.ts'

/** How the next write goes: does it, refuses with that code, fails with 500, or does it and drops the connection. */
type Mood = 'works' | 'fails' | 'silent' | { status: number; code: string; message?: string }

interface Stored {
  paymentKey: string
  orderId: string
  status: string
  totalAmount: number
  balanceAmount: number
  method: string
  approvedAt: string | null
  card: object | null
  virtualAccount: object | null
  secret: string | null
  isPartialCancelable: boolean
  receipt: { url: string }
  cancels: { transactionKey: string; cancelAmount: number; cancelReason: string; canceledAt: string }[] | null
}

const keys = { clientKey: 'test_ck_of_the_test', secretKey: 'test_sk_of_the_test' }
const at = '2026-03-04T10:00:00+09:00'
const randomKey = () => randomBytes(16).toString('hex')

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

/** A small server with Toss's core API: payments, cancels, transactions, cash receipts. */
export const startToss = async () => {
  const payments = new Map<string, Stored>()
  const transactions: object[] = []
  const receipts: Record<string, unknown>[] = []
  /** Answers by key, url and method, as Toss remembers them. */
  const answered = new Map<string, { status: number; body: object }>()
  const state = { mood: 'works' as Mood, writes: 0 }
  /**
   * Called around a write, so that a test can end whoever asked: before it is done, done but not answered, answered. With
   * `gone` nothing is done any more; that the connection is closed may be known only a moment later.
   */
  const around: { step?: (when: 'before' | 'done' | 'answered') => Promise<'gone' | undefined> } = {}

  /** What a payer does in Toss's window: from then on the order can be confirmed. */
  const authenticate = (orderId: string, totalAmount: number, more: Partial<Stored> = {}) => {
    const payment: Stored = {
      paymentKey: `tpk_${randomKey()}`,
      orderId,
      status: 'IN_PROGRESS',
      totalAmount,
      balanceAmount: totalAmount,
      method: '카드',
      approvedAt: null,
      card: { number: '43301234****123*', ownerType: '개인' },
      virtualAccount: null,
      secret: null,
      isPartialCancelable: true,
      receipt: { url: 'https://dashboard.tosspayments.com/receipt' },
      cancels: null,
      ...more,
    }
    payments.set(orderId, payment)
    return payment.paymentKey
  }

  const note = (payment: Stored, amount: number, transactionKey = randomKey()) => {
    const { paymentKey, orderId, status } = payment
    transactions.push({
      transactionKey,
      paymentKey,
      orderId,
      status,
      amount,
      transactionAt: at,
      method: payment.method,
    })
    return transactionKey
  }

  const confirm = ({ paymentKey, orderId, amount }: Record<string, unknown>) => {
    const payment = payments.get(String(orderId))
    if (!payment || payment.paymentKey !== paymentKey)
      return { status: 404, body: { code: 'NOT_FOUND_PAYMENT_SESSION' } }
    if (payment.status !== 'IN_PROGRESS') return { status: 400, body: { code: 'ALREADY_PROCESSED_PAYMENT' } }
    if (payment.totalAmount !== amount) return { status: 403, body: { code: 'FORBIDDEN_REQUEST' } }
    if (payment.virtualAccount) Object.assign(payment, { status: 'WAITING_FOR_DEPOSIT' })
    else {
      Object.assign(payment, { status: 'DONE', approvedAt: at })
      note(payment, payment.totalAmount)
    }
    return { status: 200, body: payment }
  }

  const cancel = (paymentKey: string, body: Record<string, unknown>) => {
    const payment = [...payments.values()].find((one) => one.paymentKey === paymentKey)
    if (!payment) return { status: 404, body: { code: 'NOT_FOUND_PAYMENT' } }
    const amount = Number(body.cancelAmount ?? payment.balanceAmount)
    if (payment.virtualAccount && payment.status === 'DONE' && !body.refundReceiveAccount)
      return { status: 400, body: { code: 'INVALID_REFUND_ACCOUNT_INFO' } }
    if (payment.balanceAmount === 0) return { status: 400, body: { code: 'ALREADY_CANCELED_PAYMENT' } }
    if (amount > payment.balanceAmount) return { status: 403, body: { code: 'NOT_CANCELABLE_AMOUNT' } }
    payment.balanceAmount -= amount
    payment.status = payment.balanceAmount ? 'PARTIAL_CANCELED' : 'CANCELED'
    const transactionKey = note(payment, -amount)
    const done = { transactionKey, cancelAmount: amount, cancelReason: String(body.cancelReason), canceledAt: at }
    payment.cancels = [...(payment.cancels ?? []), done]
    return { status: 200, body: payment }
  }

  const cancelReceipt = (receiptKey: string, body: Record<string, unknown>) => {
    const receipt = receipts.find((one) => one.receiptKey === receiptKey)
    if (!receipt) return { status: 404, body: { code: 'NOT_FOUND_CASH_RECEIPT' } }
    const left = Number(receipt.left) - Number(body.amount ?? receipt.left)
    if (left < 0) return { status: 403, body: { code: 'NOT_CANCELABLE_AMOUNT' } }
    receipt.left = left
    return { status: 200, body: { receiptKey, issueNumber: '123456780', receiptUrl: null } }
  }

  const write = (path: string, body: Record<string, unknown>) => {
    const paymentKey = /^\/v1\/payments\/([^/]+)\/cancel$/.exec(path)?.[1]
    if (path === '/v1/payments/confirm') return confirm(body)
    if (paymentKey) return cancel(paymentKey, body)
    if (path === '/v1/cash-receipts') {
      const receiptKey = `r_${randomKey()}`
      receipts.push({ ...body, receiptKey, left: body.amount })
      return { status: 200, body: { receiptKey, issueNumber: '123456789', receiptUrl: null } }
    }
    const receiptKey = /^\/v1\/cash-receipts\/([^/]+)\/cancel$/.exec(path)?.[1]
    if (receiptKey) return cancelReceipt(receiptKey, body)
    return { status: 404, body: { code: 'NOT_FOUND' } }
  }

  const read = (url: URL) => {
    const orderId = /^\/v1\/payments\/orders\/([^/]+)$/.exec(url.pathname)?.[1]
    if (url.pathname === '/v1/transactions') return { status: 200, body: transactions }
    const payment = orderId && payments.get(orderId)
    return payment ? { status: 200, body: payment } : { status: 404, body: { code: 'NOT_FOUND_PAYMENT', message: '' } }
  }

  const moodAnswer = () => {
    if (state.mood === 'fails') return { status: 500, body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } }
    if (typeof state.mood !== 'object') return undefined
    const { status, code, message = '거절되었습니다.' } = state.mood
    return { status, body: { code, message } }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const send = ({ status, body }: { status: number; body: object }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const wanted = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`
    if (request.headers.authorization !== wanted) return send({ status: 401, body: { code: 'UNAUTHORIZED_KEY' } })
    const url = new URL(request.url ?? '/', 'http://toss')
    if (request.method === 'GET') return send(read(url))
    const key = `${request.headers['idempotency-key']} ${request.method} ${url.pathname}`
    const body = await bodyOf(request)
    const known = request.headers['idempotency-key'] ? answered.get(key) : undefined
    if (known) return send(known)
    if ((await around.step?.('before')) === 'gone') return
    state.writes += 1
    const answer = moodAnswer() ?? write(url.pathname, body)
    // What went wrong at Toss is tried again; everything else is remembered.
    if (answer.status < 500) answered.set(key, { status: answer.status, body: structuredClone(answer.body) })
    await around.step?.('done')
    if (state.mood === 'silent') return request.socket.destroy()
    send(answer)
    await around.step?.('answered')
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings: TossSettings = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...keys }
  return { settings, payments, receipts, state, around, authenticate, stop: () => server.close() }
}
