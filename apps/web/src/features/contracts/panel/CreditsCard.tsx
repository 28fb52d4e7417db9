import type { Contract, Credit } from '@crm/contract/features/contracts/contracts.rows'
import { isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { dueKind } from '@crm/contract/features/estimates/estimates.words'
import { payType } from '@crm/contract/features/projects/projects.words'
import { won } from '@crm/contract/kit/numbers'
import { koreaToday, showDate } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Ends, Indented } from '../../../shared/ui/layout/Ends.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { contractText as text } from '../contracts.messages.ts'

/** A date, or what the date depends on. */
const dueWords = ({ projcrd_due_dt, projcrd_due_kind, projcrd_due_days }: Credit) =>
  projcrd_due_dt === null
    ? text.dueAfter(dueKind.label(projcrd_due_kind), projcrd_due_days ?? 0)
    : text.dueOn(showDate(projcrd_due_dt))

const isLate = ({ projcrd_due_dt, projcrd_deposit_dt }: Credit) =>
  projcrd_deposit_dt === null && projcrd_due_dt !== null && projcrd_due_dt < koreaToday()

interface CreditLineProps {
  credit: Credit
  shares: Contract['shares']
  /** Nothing is awaited of a contract that was cancelled. */
  isAwaited: boolean
}

const CreditLine = ({ credit, shares, isAwaited }: CreditLineProps) => {
  const { projcrd_title, projcrd_amount, projcrd_paid, projcrd_pay_type, projcrd_deposit_dt } = credit
  const isCovered = projcrd_deposit_dt !== null
  return (
    <li>
      <Ends>
        <strong>{projcrd_title}</strong>
        <span>{won(projcrd_amount)}</span>
      </Ends>
      <SmallText tone={isAwaited && isLate(credit) ? 'red' : undefined}>
        {[
          payType.label(projcrd_pay_type),
          isCovered ? text.covered(showDate(projcrd_deposit_dt)) : dueWords(credit),
          !isCovered && projcrd_paid > 0 && text.paidOf(won(projcrd_paid)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </SmallText>
      {shares.length > 0 && (
        <Indented label={text.depositsOf(projcrd_title)}>
          {shares.map(({ dep_no, dep_dt, dep_pay_type, ds_amount }) => (
            <Ends key={dep_no} as="li">
              <SmallText as="span">{`${showDate(dep_dt)} · ${payType.label(dep_pay_type)}`}</SmallText>
              <span>{won(ds_amount)}</span>
            </Ends>
          ))}
        </Indented>
      )}
    </li>
  )
}

/** What is to be paid when, and what has been paid of it. */
export const CreditsCard = ({ contract: { ctr_state, credits, shares } }: { contract: Contract }) => (
  <Card title={text.plan} note={credits.length || undefined}>
    {credits.length === 0 ? (
      <EmptyLine>{text.noPlan}</EmptyLine>
    ) : (
      <Stack as="ul" gap="row" divided label={text.plan}>
        {credits.map((credit) => (
          <CreditLine
            key={credit.projcrd_no}
            credit={credit}
            isAwaited={isConcluded(ctr_state)}
            shares={shares.filter(({ projcrd_no }) => projcrd_no === credit.projcrd_no)}
          />
        ))}
      </Stack>
    )}
  </Card>
)
