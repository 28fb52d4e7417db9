import { payments } from '@crm/contract/features/payments/payments'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useWrite } from '../../../shared/lib/useWrite.ts'

/** On the page of a failure: what the window said is kept once, then the address forgets it. */
export const useFailedTry = (pay_no: number) => {
  const [search, setSearch] = useSearchParams()
  const isSent = useRef(false)
  const order_id = search.get('orderId')
  const code = search.get('code')
  const forget = () => setSearch({}, { replace: true })
  const { mutate } = useWrite(payments.failTry, { quiet: true, onDone: forget })
  useEffect(() => {
    if (isSent.current || !pay_no || !order_id || !code) return
    isSent.current = true
    mutate({ params: { pay_no }, body: { order_id, code } })
  }, [pay_no, order_id, code, mutate])
}
