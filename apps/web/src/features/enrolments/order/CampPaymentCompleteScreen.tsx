import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { AwaitedAccount } from '../../payments/checkout/AwaitedAccount.tsx'
import { useConfirmOnce } from '../../payments/checkout/useOutcome.ts'
import { OrderPage } from './OrderPage.tsx'
import { orderText as text } from './order.messages.ts'
import { boughtPath, isAwaited } from './orderPath.ts'

const Awaited = ({ payment }: { payment: Payment }) => {
  const { pay_no, account } = payment
  if (account)
    return <AwaitedAccount pay_no={pay_no} account={account} words={text.accountWords(showDateTime(account.due_dt))} />
  return <Note>{payment.pay_method === 'manual' ? text.pay.byHand : text.complete.checkingWords}</Note>
}

const titleOf = (payment: Payment) => {
  if (payment.pay_state === 12) return text.complete.title
  return payment.account || payment.pay_method === 'manual' ? text.complete.waiting : text.complete.checking
}

const Actions = ({ payment }: { payment: Payment }) => (
  <>
    {payment.receipt_url && (
      <Button component="a" href={payment.receipt_url} target="_blank" rel="noreferrer" variant="default">
        {text.complete.receipt}
      </Button>
    )}
    {payment.pay_state === 12 && payment.pay_total > 0 && (
      <Button component={Link} variant="default" to={pathOf('ClientCampRefundV3', { pay_no: payment.pay_no })}>
        {text.complete.refund}
      </Button>
    )}
    {payment.pay_state === 12 && (
      <Button component={Link} to={boughtPath(payment)}>
        {payment.to_table === 'memberships' ? text.my : text.complete.look}
      </Button>
    )}
  </>
)

/** Paid, or money is awaited; reload, bookmark and back change nothing. */
export const CampPaymentCompleteScreen = () => {
  const pay_no = useRecordNo('pay_no')
  const navigate = useNavigate()
  const isConfirming = useConfirmOnce(pay_no, () =>
    navigate(pathOf('ClientCampPaymentFailV3', { pay_no }), { replace: true }),
  )
  return (
    <OrderPage
      fits={(payment) => isConfirming || payment.pay_state === 12 || isAwaited(payment)}
      title={titleOf}
      actions={(payment) => <Actions payment={payment} />}
    >
      {(payment) => payment.pay_state < 12 && <Awaited payment={payment} />}
    </OrderPage>
  )
}
