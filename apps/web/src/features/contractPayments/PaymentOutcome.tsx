import type { ShownPayment } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { payMethod } from '@crm/contract/features/payments/payments.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { AwaitedAccount } from '../payments/checkout/AwaitedAccount.tsx'
import { contractPayText as text } from './contractPayments.messages.ts'

interface OutcomeProps {
  payment: ShownPayment
  /** What the service authenticated is being confirmed. */
  isConfirming: boolean
}

export const titleOfOutcome = ({ payment: { pay_state, account }, isConfirming }: OutcomeProps) => {
  if (pay_state === 22) return text.outcome.refunded
  if (pay_state >= 12) return text.outcome.paid
  if (isConfirming) return text.outcome.checking
  if (pay_state === 11) return account ? text.outcome.waiting : text.outcome.checking
  return pay_state === 0 ? text.outcome.closed : text.outcome.failed
}

/** What happens next: where to transfer, why it was not made; nothing once it is paid. */
export const OutcomeWords = ({ payment, isConfirming }: OutcomeProps) => {
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

export const PaymentFacts = ({ payment }: { payment: ShownPayment }) => {
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
          [text.facts.money, <strong key="money">{won(payment.pay_money)}</strong>],
          refunded > 0 && [text.facts.refunded, won(refunded)],
        ]}
      />
    </Card>
  )
}

/** The slip of the service; nothing before it is paid. */
export const SlipButton = ({ payment: { receipt_url } }: Pick<OutcomeProps, 'payment'>) =>
  receipt_url && (
    <Button component="a" href={receipt_url} target="_blank" rel="noreferrer" variant="default">
      {text.outcome.slip}
    </Button>
  )
