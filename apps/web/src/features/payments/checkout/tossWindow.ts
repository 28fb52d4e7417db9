import type { PaymentTry } from '@crm/contract/features/payments/payments.rows'

const hoursToDeposit = 72

/** Receipts are ours to issue, once the money is there; the window would issue a second one. */
const cashReceipt = { type: '미발행' as const }

/** Leaves for Toss's window, which leads back to the page of the outcome. Its code is loaded only here. */
export const openTossWindow = async (opened: PaymentTry) => {
  const { loadTossPayments } = await import('@tosspayments/tosspayments-sdk')
  const toss = await loadTossPayments(opened.client_key ?? '')
  const order = {
    amount: { currency: 'KRW', value: opened.amount },
    orderId: opened.order_id,
    orderName: opened.order_name,
    taxFreeAmount: opened.tax_free,
    successUrl: new URL(opened.complete_path, location.origin).href,
    failUrl: new URL(opened.fail_path, location.origin).href,
    customerName: opened.customer_name,
    customerEmail: opened.customer_email,
    // In the same window: a frame would need more of the page than the policy opens.
    windowTarget: 'self' as const,
  }
  const payment = toss.payment({ customerKey: opened.customer_key })
  if (opened.method === 'transfer')
    return payment.requestPayment({ ...order, method: 'TRANSFER', transfer: { cashReceipt } })
  if (opened.method === 'virtual_account') {
    const virtualAccount = { cashReceipt, validHours: hoursToDeposit }
    return payment.requestPayment({ ...order, method: 'VIRTUAL_ACCOUNT', virtualAccount })
  }
  // Cards and easy pay share one window.
  return payment.requestPayment({ ...order, method: 'CARD' })
}
