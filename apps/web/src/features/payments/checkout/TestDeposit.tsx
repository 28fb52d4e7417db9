import { errorMessage } from '@crm/contract/kit/errorMessage'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { checkoutText as text } from './checkout.messages.ts'
import { useCheckoutCalls, useShownCheckout } from './checkoutCalls.ts'

/** In the demo money arrives on the account by a button. */
export const TestDeposit = ({ pay_no }: { pay_no: number }) => {
  const { testDeposit } = useCheckoutCalls()
  const [isPending, setPending] = useState(false)
  const isTest = useShownCheckout(pay_no)?.by === 'test'
  const deposit = async () => {
    setPending(true)
    try {
      await testDeposit(pay_no)
      toast.success(text.deposited)
    } catch (problem) {
      toast.error(errorMessage(problem))
    } finally {
      setPending(false)
    }
  }
  if (!isTest) return null
  return (
    <>
      <Note tone="amber">{text.test}</Note>
      <Button variant="default" loading={isPending} onClick={deposit}>
        {text.deposit}
      </Button>
    </>
  )
}
