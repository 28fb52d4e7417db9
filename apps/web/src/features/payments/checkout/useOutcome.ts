import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeSearch } from '../../../shared/lib/address/useChangeSearch.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useCheckoutCalls } from './checkoutCalls.ts'

const fromTheWindow = ['orderId', 'paymentKey', 'amount', 'paymentType', 'code', 'message']

/** The address without what the window of the service put into it. */
const useForget = () => {
  const changeSearch = useChangeSearch()
  return () =>
    changeSearch(
      (search) => {
        for (const name of fromTheWindow) search.delete(name)
        return search
      },
      { replace: true },
    )
}

/** On the page of a failure: what the window said is kept once, then the address forgets it. */
export const useFailedTry = (pay_no: number) => {
  const [search] = useSearchParams()
  const isSent = useRef(false)
  const order_id = search.get('orderId')
  const code = search.get('code')
  const forget = useForget()
  const { failTry } = useCheckoutCalls()
  useEffect(() => {
    if (isSent.current || !pay_no || !order_id || !code) return
    isSent.current = true
    // Nobody is bothered where it could not be kept: the page shows how the payment stands.
    failTry(pay_no, { order_id, code }).then(forget, () => undefined)
  })
}

/**
 * On the page of the outcome: what the service authenticated is confirmed once, then the address forgets it. Answers
 * whether that is going on; `onRefused` where the page does not fit any more.
 */
export const useConfirmOnce = (pay_no: number, onRefused?: () => void) => {
  const [search] = useSearchParams()
  const isSent = useRef(false)
  const forget = useForget()
  const after = useRef({ forget, onRefused })
  after.current = { forget, onRefused }
  const [order_id, pg_key, amount] = ['orderId', 'paymentKey', 'amount'].map((name) => search.get(name))
  const { confirm } = useCheckoutCalls()
  useEffect(() => {
    if (isSent.current || !pay_no || !order_id || !pg_key) return
    isSent.current = true
    confirm(pay_no, { amount: Number(amount), order_id, pg_key }).then(
      () => after.current.forget(),
      (problem: Error) => {
        toast.error(problem.message)
        const { onRefused, forget: leave } = after.current
        if (onRefused) onRefused()
        else leave()
      },
    )
  })
  return order_id !== null && pg_key !== null
}
