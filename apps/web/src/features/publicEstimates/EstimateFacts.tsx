import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showDate, showFullDate } from '../../shared/lib/format/date.ts'
import { dDayOf } from '../../shared/ui/display/dDay.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import type { EstimateCalls } from './estimateCalls.ts'
import { pageText as text } from './publicEstimates.messages.ts'

const Validity = ({ est_valid_dt, days_left, state }: PublicEstimate) => {
  if (est_valid_dt === null || days_left === null) return '-'
  const isOver = days_left < 0
  return (
    <>
      {text.until(showDate(est_valid_dt))}{' '}
      {(state === 'issued' || state === 'expired') && (
        <Tag tone={isOver ? 'red' : dDayOf(days_left).tone}>{isOver ? text.isOver : text.daysLeft(days_left)}</Tag>
      )}
    </>
  )
}

/** How long it is valid, whose it is, whom to ask, and its paper. */
export const EstimateFacts = ({ calls, estimate }: { calls: EstimateCalls; estimate: PublicEstimate }) => {
  const { est_code, est_issued_dt, emp_name, company } = estimate
  return (
    <Stack>
      <Facts
        facts={[
          [text.validUntil, <Validity key="valid" {...estimate} />],
          [text.number, est_code],
          [text.issued, est_issued_dt && showFullDate(est_issued_dt)],
          [text.manager, [emp_name, company.name].filter(Boolean).join(' · ')],
          company.phone !== null && [
            text.phone,
            <a key="phone" href={`tel:${company.phone}`}>
              {company.phone}
            </a>,
          ],
        ]}
      />
      <Inline wraps>{calls.pdf}</Inline>
    </Stack>
  )
}
