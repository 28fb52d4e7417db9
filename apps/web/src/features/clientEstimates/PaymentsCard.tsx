import type { ClientContract, ClientEstimate } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import type { Credit } from '@crm/contract/features/contracts/contracts.rows'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { dueKind } from '@crm/contract/features/estimates/estimates.words'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { daysBetween, koreaToday, showDate } from '../../shared/lib/format/date.ts'
import { CopyButton } from '../../shared/ui/button/CopyButton.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Card, CardPart } from '../../shared/ui/layout/Card.tsx'
import { Grow, Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'

const isPaid = ({ projcrd_deposit_dt }: Credit) => projcrd_deposit_dt !== null

/** How long it is overdue; 0 where it is not. */
const lateDays = (credit: Credit) =>
  isPaid(credit) || credit.projcrd_due_dt === null ? 0 : Math.max(0, daysBetween(credit.projcrd_due_dt, koreaToday()))

const stateOf = (credit: Credit): { words: string; tone: Tone } => {
  const late = lateDays(credit)
  if (isPaid(credit)) return { words: text.paid, tone: 'green' }
  if (late > 0) return { words: text.late(late), tone: 'red' }
  return credit.projcrd_paid > 0 ? { words: text.partly, tone: 'amber' } : { words: text.open, tone: 'gray' }
}

/** When it was paid, or by when it is; where that depends on something, on what. */
const dueWords = ({ projcrd_deposit_dt, projcrd_due_dt, projcrd_due_kind, projcrd_due_days }: Credit) => {
  if (projcrd_deposit_dt !== null) return text.paidOn(showDate(projcrd_deposit_dt))
  if (projcrd_due_dt !== null) return text.until(showDate(projcrd_due_dt))
  return text.after(dueKind.label(projcrd_due_kind), projcrd_due_days ?? 0)
}

const aboutOf = (credit: Credit) =>
  [
    won(credit.projcrd_amount),
    dueWords(credit),
    payType.label(credit.projcrd_pay_type),
    !isPaid(credit) && credit.projcrd_paid > 0 && text.paidOf(won(credit.projcrd_paid)),
  ]
    .filter(Boolean)
    .join(' · ')

const CopyLine = ({ name, value }: { name: string; value: string }) => (
  <Inline gap="row">
    <Grow>
      <SmallText>{name}</SmallText>
      <strong>{value}</strong>
    </Grow>
    <CopyButton text={value} aria-label={text.copyOf(name)} />
  </Inline>
)

/** 1 and 3 are paid by transfer. */
const byTransfer: readonly number[] = [1, 3]

const isOpenTransfer = (credit: Credit) => !isPaid(credit) && byTransfer.includes(credit.projcrd_pay_type)

interface PaymentsCardProps {
  est_no: number
  contract: ClientContract
  transfer: ClientEstimate['transfer']
}

/** What is paid and what is open, and where a transfer goes; nothing before the contract is concluded. */
export const PaymentsCard = ({ est_no, contract, transfer }: PaymentsCardProps) => {
  const { ctr_state, credits, paid, balance } = contract
  if (credits.length === 0) return null
  return (
    <>
      <Card title={text.payments} flush>
        <RowList label={text.payments}>
          {credits.map((credit) => {
            const state = stateOf(credit)
            return (
              <RowItem key={credit.projcrd_no} name={credit.projcrd_title} about={aboutOf(credit)}>
                {isConcluded(ctr_state) || isPaid(credit) ? <Tag tone={state.tone}>{state.words}</Tag> : null}
              </RowItem>
            )
          })}
        </RowList>
        <CardPart>
          <Inline justify="between" wraps>
            <SmallText>{text.sums(won(paid), won(balance))}</SmallText>
            {isConcluded(ctr_state) && balance > 0 && (
              <Button component={Link} size="xs" to={pathOf('ClientEstimatePayment', { id: est_no })}>
                {text.pay}
              </Button>
            )}
          </Inline>
        </CardPart>
      </Card>
      {transfer && isConcluded(ctr_state) && credits.some(isOpenTransfer) && (
        <Card title={text.transfer}>
          <Stack gap="row">
            <CopyLine name={text.account} value={transfer.account} />
            <CopyLine name={text.depositor} value={transfer.depositor} />
            <SmallText>{text.depositorHint}</SmallText>
          </Stack>
        </Card>
      )}
    </>
  )
}
