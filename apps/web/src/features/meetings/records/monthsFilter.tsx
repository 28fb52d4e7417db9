import type { Field, FilterPiece } from '../../../shared/kit/list/filters/filterPiece.ts'
import { daysBetween, koreaToday } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { MonthField } from './MonthField.tsx'
import { firstDayOf, lastDayOf } from './months.ts'
import { recordsText as text } from './records.messages.ts'

interface Days {
  start_dt: string
  end_dt: string
}

/** From its first day to its last. */
export const currentMonth = (): Days => {
  const month = koreaToday().slice(0, 7)
  return { start_dt: firstDayOf(month), end_dt: lastDayOf(month) }
}

interface MonthsProps {
  value: Partial<Days>
  onChange: (days: Days) => void
}

/** Two months, and how many days they are from the first to the last. */
const Months = ({ value, onChange }: MonthsProps) => {
  const usual = currentMonth()
  const { start_dt = usual.start_dt, end_dt = usual.end_dt } = value
  const [from, to] = [start_dt.slice(0, 7), end_dt.slice(0, 7)]
  const choose = (first: string, last: string) => onChange({ start_dt: firstDayOf(first), end_dt: lastDayOf(last) })
  return (
    <Inline>
      <MonthField label={text.from} value={from} onChange={(month) => choose(month, month > to ? month : to)} />
      <span aria-hidden>–</span>
      <MonthField label={text.to} value={to} onChange={(month) => choose(month < from ? month : from, month)} />
      <output>
        <SmallText as="span">{text.days(daysBetween(start_dt, end_dt))}</SmallText>
      </output>
    </Inline>
  )
}

/** Whole months; the current one where none is chosen. */
export const months: FilterPiece<Field<'start_dt' | 'end_dt', string>> = {
  fields: ['start_dt', 'end_dt'],
  isPinned: true,
  isPassing: true,
  render: ({ value, change }) => <Months value={value} onChange={change} />,
}
