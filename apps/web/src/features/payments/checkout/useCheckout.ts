import type {
  PayMethod,
  Payment,
  PaymentTry,
  ReceiptKind,
  TestCard,
} from '@crm/contract/features/payments/payments.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useCheckoutCalls } from './checkoutCalls.ts'
import { openTossWindow } from './tossWindow.ts'

export interface PayWish {
  method: Exclude<PayMethod, 'pocket' | 'none'>
  card_owner: 'personal' | 'corporate'
  receipt_kind: ReceiptKind
  receipt_number: string
}

/** As the window of the service leads back: the page of the outcome confirms. */
const cameBack = (path: string, values: Record<string, string>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(values)}`

/**
 * Opens the window of the payment service, or the test checkout inside the page; both lead to the same page of the outcome
 * with the same values in its address.
 */
export const useCheckout = (pay_no: number, onWaiting?: (payment: Payment) => void) => {
  const calls = useCheckoutCalls()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [test, setTest] = useState<PaymentTry | null>(null)

  const busy = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (problem) {
      toast.error(errorMessage(problem))
    } finally {
      setPending(false)
    }
  }

  const start = ({ method, card_owner, receipt_kind, receipt_number }: PayWish) =>
    busy(async () => {
      const receipt = {
        receipt_kind,
        receipt_number: receipt_kind === 'none' ? null : receipt_number.replaceAll('-', ''),
      }
      if (method === 'manual') {
        const payment = await calls.payByHand?.(pay_no, receipt)
        if (payment) onWaiting?.(payment)
        return
      }
      const opened = await calls.openTry(pay_no, { method, card_owner, ...receipt })
      if (opened?.by === 'test') setTest(opened)
      else if (opened) await openTossWindow(opened)
    })

  const payInTest = (card: TestCard) =>
    busy(async () => {
      if (!test) return
      const chosen = await calls.testPay(pay_no, { order_id: test.order_id, card })
      if (!chosen) return
      const { order_id: orderId, pg_key: paymentKey, amount } = chosen
      navigate(cameBack(test.complete_path, { orderId, paymentKey, amount: String(amount) }))
    })

  const closeTest = () => {
    if (test) navigate(cameBack(test.fail_path, { orderId: test.order_id, code: 'PAY_PROCESS_CANCELED' }))
  }

  return { start, payInTest, closeTest, isPending, test }
}
