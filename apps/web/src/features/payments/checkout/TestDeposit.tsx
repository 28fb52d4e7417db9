import { payments } from '@crm/contract/features/payments/payments'
import { Button } from '@mantine/core'
import { useRead } from '../../../shared/lib/useRead.ts'
import { useWrite } from '../../../shared/lib/useWrite.ts'
import { Note } from '../../../shared/ui/Note.tsx'
import { checkoutText as text } from './checkout.messages.ts'

/** In the demo money arrives on the account by a button. */
export const TestDeposit = ({ pay_no }: { pay_no: number }) => {
  const settings = useRead(payments.settings).data?.query[0]
  const deposit = useWrite(payments.testDeposit, { done: text.deposited })
  if (settings?.by !== 'test') return null
  return (
    <>
      <Note tone="amber">{text.test}</Note>
      <Button variant="default" loading={deposit.isPending} onClick={() => deposit.mutate({ params: { pay_no } })}>
        {text.deposit}
      </Button>
    </>
  )
}
