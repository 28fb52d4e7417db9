import { payments } from '@crm/contract/features/payments/payments'
import type { CheckoutSettings, Payment, PaymentTry, TestCard } from '@crm/contract/features/payments/payments.rows'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { createContext, use } from 'react'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { useSend } from '../../../shared/lib/server/useSend.ts'

type OpenTry = RequestOf<typeof payments.openTry>['body']
type PayByHand = RequestOf<typeof payments.payByHand>['body']
type FailTry = RequestOf<typeof payments.failTry>['body']
type Confirm = RequestOf<typeof payments.confirm>['body']

/** What a checkout shows of its payment. */
export interface ShownCheckout {
  payment: Pick<Payment, 'pay_no' | 'pay_money'>
  by: CheckoutSettings['by']
}

/** How a checkout reaches the server: for somebody with an account, or by a link. */
export interface CheckoutCalls {
  usePayment: (pay_no: number, token: string) => ShownCheckout | undefined
  /** Of the link; empty for somebody with an account. */
  token: string
  openTry: (pay_no: number, body: OpenTry) => Promise<PaymentTry | undefined>
  /** Left out where nobody deposits by hand. */
  payByHand?: (pay_no: number, body: PayByHand) => Promise<Payment | undefined>
  failTry: (pay_no: number, body: FailTry) => Promise<unknown>
  confirm: (pay_no: number, body: Confirm) => Promise<unknown>
  testPay: (
    pay_no: number,
    body: { order_id: string; card: TestCard },
  ) => Promise<{ order_id: string; pg_key: string; amount: number } | undefined>
  testDeposit: (pay_no: number) => Promise<unknown>
}

const useOwnPayment = (pay_no: number): ShownCheckout | undefined => {
  const payment = useRead(payments.detail, { params: { pay_no } }).data?.query[0]
  const settings = useRead(payments.settings).data?.query[0]
  return payment && settings && { payment, by: settings.by }
}

const useOwnCalls = (): CheckoutCalls => {
  const send = useSend()
  return {
    usePayment: useOwnPayment,
    token: '',
    openTry: async (pay_no, body) => (await send(payments.openTry, { params: { pay_no }, body })).query[0],
    payByHand: async (pay_no, body) => (await send(payments.payByHand, { params: { pay_no }, body })).query[0],
    failTry: (pay_no, body) => send(payments.failTry, { params: { pay_no }, body }),
    confirm: (pay_no, body) => send(payments.confirm, { params: { pay_no }, body }),
    testPay: async (pay_no, body) => (await send(payments.testPay, { params: { pay_no }, body })).query[0],
    testDeposit: (pay_no) => send(payments.testDeposit, { params: { pay_no } }),
  }
}

/** Whoever pays by a link says how above the checkout; everybody else is signed in. */
export const CheckoutContext = createContext<CheckoutCalls | null>(null)

export const useCheckoutCalls = (): CheckoutCalls => {
  const own = useOwnCalls()
  return use(CheckoutContext) ?? own
}

export const useShownCheckout = (pay_no: number) => {
  const { usePayment, token } = useCheckoutCalls()
  return usePayment(pay_no, token)
}
