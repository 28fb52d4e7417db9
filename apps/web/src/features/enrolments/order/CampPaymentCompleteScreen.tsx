import { payments } from '@crm/contract/features/payments/payments'
import type { Payment } from '@crm/contract/features/payments/payments.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDateTime } from '../../../shared/lib/date.ts'
import { useWrite } from '../../../shared/lib/useWrite.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Note } from '../../../shared/ui/Note.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/Stack.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { TestDeposit } from '../../payments/checkout/TestDeposit.tsx'
import { OrderPage } from './OrderPage.tsx'
import { orderText as text } from './order.messages.ts'
import { boughtPath, isAwaited } from './orderPath.ts'

/** The payment service leads back here with what it authenticated: confirmed once, then the address forgets it. */
const useConfirmOnce = () => {
  const pay_no = useRecordNo('pay_no')
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const isSent = useRef(false)
  const [order_id, pg_key, amount] = ['orderId', 'paymentKey', 'amount'].map((name) => search.get(name))
  const { mutate } = useWrite(payments.confirm, {
    onDone: () => setSearch({}, { replace: true }),
  })
  useEffect(() => {
    if (isSent.current || !pay_no || !order_id || !pg_key) return
    isSent.current = true
    mutate(
      { params: { pay_no }, body: { amount: Number(amount), order_id, pg_key } },
      { onError: () => navigate(pathOf('ClientCampPaymentFailV3', { pay_no }), { replace: true }) },
    )
  }, [pay_no, order_id, pg_key, amount, mutate, navigate])
  return order_id !== null && pg_key !== null
}

const Account = ({ pay_no, account }: { pay_no: number; account: NonNullable<Payment['account']> }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(account.account_number)
    toast.success(text.copied)
  }
  return (
    <Card title={text.account}>
      <Stack gap="sm">
        <Inline wraps>
          <strong>
            {account.bank_name} {account.account_number}
          </strong>
          <Button size="xs" variant="default" onClick={copy}>
            {text.copy}
          </Button>
        </Inline>
        <Facts inRows facts={[[text.holder, account.account_holder]]} />
        <SmallText>{text.accountWords(showDateTime(account.due_dt))}</SmallText>
        <TestDeposit pay_no={pay_no} />
      </Stack>
    </Card>
  )
}

const Awaited = ({ payment }: { payment: Payment }) => {
  if (payment.account) return <Account pay_no={payment.pay_no} account={payment.account} />
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
  const isConfirming = useConfirmOnce()
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
