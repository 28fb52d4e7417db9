import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { payments } from '@crm/contract/features/payments/payments'
import { type Payment, payMethod } from '@crm/contract/features/payments/payments.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { showDateTime } from '../../shared/lib/date.ts'
import { showExactWon } from '../../shared/lib/money.ts'
import { useAddressNumber } from '../../shared/lib/useAddressNumber.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { Facts } from '../../shared/ui/Facts.tsx'
import { Note } from '../../shared/ui/Note.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { AwaitedAccount } from '../payments/checkout/AwaitedAccount.tsx'
import { useConfirmOnce, useFailedTry } from '../payments/checkout/useOutcome.ts'
import { contractPayText as text } from './contractPayments.messages.ts'
import { MoneyFacts } from './MoneyFacts.tsx'

const titleOf = ({ pay_state, account }: Payment, isConfirming: boolean) => {
  if (pay_state === 22) return text.outcome.refunded
  if (pay_state >= 12) return text.outcome.paid
  if (isConfirming) return text.outcome.checking
  if (pay_state === 11) return account ? text.outcome.waiting : text.outcome.checking
  return pay_state === 0 ? text.outcome.closed : text.outcome.failed
}

const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const refunded = payment.items.reduce((sum, { refunded_money }) => sum + refunded_money, 0)
  return (
    <Card title={text.receipt}>
      <Facts
        inRows
        facts={[
          [text.facts.order, String(payment.pay_no)],
          [text.facts.contract, payment.pay_title],
          payment.pay_method !== null && [text.facts.method, payMethod.label(payment.pay_method)],
          payment.card_number !== null && [text.facts.card, payment.card_number],
          payment.paid_dt !== null && [text.facts.at, showDateTime(payment.paid_dt)],
          [text.facts.money, <strong key="money">{showExactWon(payment.pay_money)}</strong>],
          refunded > 0 && [text.facts.refunded, showExactWon(refunded)],
        ]}
      />
    </Card>
  )
}

const Words = ({ payment, isConfirming }: { payment: Payment; isConfirming: boolean }) => {
  const { pay_no, pay_state, account, fail_message } = payment
  if (pay_state >= 12) return null
  if (account)
    return (
      <AwaitedAccount pay_no={pay_no} account={account} words={text.outcome.account(showDateTime(account.due_dt))} />
    )
  if (isConfirming || pay_state === 11) return <Note>{text.outcome.checkingWords}</Note>
  if (pay_state === 0) return <Note>{text.outcome.closedWords}</Note>
  return <Note tone="amber">{fail_message ?? text.outcome.failedWords}</Note>
}

interface ActionsProps {
  payment: Payment
  est_no: number
  isConfirming: boolean
}

const Actions = ({ payment, est_no, isConfirming }: ActionsProps) => {
  const isOver = payment.pay_state >= 11
  if (isConfirming && !isOver) return null
  return (
    <>
      {payment.receipt_url && (
        <Button component="a" href={payment.receipt_url} target="_blank" rel="noreferrer" variant="default">
          {text.outcome.slip}
        </Button>
      )}
      <Button
        component={Link}
        variant={isOver ? 'default' : 'filled'}
        to={pathOf('ClientEstimatePayment', { id: est_no })}
      >
        {isOver ? text.outcome.rest : text.outcome.again}
      </Button>
    </>
  )
}

/** How a payment stands: paid, awaited, or not made; reload, bookmark and back change nothing. */
export const PaymentCompleteScreen = () => {
  const pay_no = useAddressNumber('pay_no')[0] ?? 0
  const isConfirming = useConfirmOnce(pay_no)
  useFailedTry(pay_no)
  const payment = useRead(payments.detail, { params: { pay_no } }, { enabled: pay_no > 0 }).data?.query[0]
  return (
    <RecordPage
      endpoint={contractPayments.ofPayment}
      params={{ pay_no }}
      list={{ path: pathOf('ClientEstimateList'), title: text.estimate }}
      words={text.noPayment}
      title={() => (payment ? titleOf(payment, isConfirming) : text.outcome.checking)}
      context={({ ctr_title }) => ctr_title}
      actions={({ est_no }) => payment && <Actions payment={payment} est_no={est_no} isConfirming={isConfirming} />}
      side={(money) => <MoneyFacts money={money} />}
    >
      {() =>
        payment && (
          <Stack>
            <Words payment={payment} isConfirming={isConfirming} />
            <PaymentFacts payment={payment} />
          </Stack>
        )
      }
    </RecordPage>
  )
}
