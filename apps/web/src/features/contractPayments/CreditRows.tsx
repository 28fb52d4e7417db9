import type { ContractMoney, PayableCredit } from '@crm/contract/features/contractPayments/contractPayments.rows'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { showDate } from '../../shared/lib/format/date.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { contractPayText as text } from './contractPayments.messages.ts'

export const openOf = ({ projcrd_amount, projcrd_paid }: PayableCredit) => projcrd_amount - projcrd_paid

const aboutOf = (credit: PayableCredit) =>
  [
    credit.projcrd_due_dt ? text.due(showDate(credit.projcrd_due_dt)) : text.noDue,
    credit.projcrd_paid > 0 && text.partly(credit.projcrd_paid, credit.projcrd_amount),
  ]
    .filter(Boolean)
    .join(' · ')

interface PayButtonProps {
  credit: PayableCredit
  isNext: boolean
  isPending: boolean
  onPay: () => void
  pathOfPayment: (pay_no: number) => string
}

const PayButton = ({ credit, isNext, isPending, onPay, pathOfPayment }: PayButtonProps) => {
  const { projcrd_title, payment } = credit
  if (payment?.pay_state === 11 && !payment.may_open) return <Tag tone="amber">{text.elsewhere}</Tag>
  if (payment?.pay_state === 11)
    return (
      <Button
        component={Link}
        size="xs"
        variant="default"
        aria-label={text.goingOf(projcrd_title)}
        to={pathOfPayment(payment.pay_no)}
      >
        {text.going}
      </Button>
    )
  return (
    <Button
      size="xs"
      variant={isNext ? 'filled' : 'default'}
      loading={isPending}
      aria-label={text.payOf(projcrd_title)}
      onClick={onPay}
    >
      {text.pay}
    </Button>
  )
}

export interface Paying {
  /** Which one is being opened. */
  pending: number | null
  onPay: (credit: PayableCredit) => void
  /** Where the payment of one that is going on is shown. */
  pathOfPayment: (pay_no: number) => string
}

/** What is open, the next due first; with the way to pay it where the contract can be paid here. */
export const OpenCredits = ({ money, paying }: { money: ContractMoney; paying?: Paying }) => {
  const open = money.credits.filter((credit) => openOf(credit) > 0)
  if (open.length === 0) return null
  return (
    <Card title={text.open} flush>
      <RowList label={text.open}>
        {open.map((credit, at) => (
          <RowItem key={credit.projcrd_no} name={credit.projcrd_title} about={aboutOf(credit)}>
            {credit.overdue_days > 0 && <Tag tone="red">{text.overdue(credit.overdue_days)}</Tag>}
            <strong>{won(openOf(credit))}</strong>
            {money.is_payable && paying && (
              <PayButton
                credit={credit}
                isNext={at === 0}
                isPending={paying.pending === credit.projcrd_no}
                onPay={() => paying.onPay(credit)}
                pathOfPayment={paying.pathOfPayment}
              />
            )}
          </RowItem>
        ))}
      </RowList>
    </Card>
  )
}

export const PaidCredits = ({ credits }: { credits: PayableCredit[] }) => {
  const paid = credits.filter((credit) => openOf(credit) === 0)
  if (paid.length === 0) return null
  return (
    <Card title={text.paidCredits} flush>
      <RowList label={text.paidCredits}>
        {paid.map(({ projcrd_no, projcrd_title, projcrd_amount, projcrd_deposit_dt }) => (
          <RowItem key={projcrd_no} name={projcrd_title} about={showDate(projcrd_deposit_dt)}>
            <strong>{won(projcrd_amount)}</strong>
          </RowItem>
        ))}
      </RowList>
    </Card>
  )
}
