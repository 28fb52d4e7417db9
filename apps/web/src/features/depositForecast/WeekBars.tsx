import type { ForecastWeek } from '@crm/contract/features/depositForecast/depositForecast'
import { won } from '@crm/contract/kit/numbers'
import { daysAfter, showDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { CardPart } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowList } from '../../shared/ui/list/RowList.tsx'
import { forecastText as text } from './depositForecast.messages.ts'
import classes from './Forecast.module.css'

export const weekWords = (week: string) => text.week(showDate(week), showDate(daysAfter(week, 6)))

/** The longest bar is the largest amount of all weeks that stand together. */
export const mostOf = (weeks: readonly ForecastWeek[]) =>
  Math.max(1, ...weeks.map(({ expected, came }) => Math.max(expected, came)))

interface BarProps {
  kind: 'expected' | 'came'
  amount: number
  most: number
}

const Bar = ({ kind, amount, most }: BarProps) => (
  <span
    className={classes.bar}
    data-kind={kind}
    data-empty={amount <= 0 || undefined}
    style={{ width: `${Math.max(0, (amount / most) * 100)}%` }}
  />
)

export const Legend = () => (
  <CardPart>
    <Inline gap="md" wraps aria-hidden>
      {(['expected', 'came'] as const).map((kind) => (
        <Inline as="span" gap="tight" key={kind}>
          <span className={classes.bar} data-kind={kind} data-key />
          <SmallText as="span">{text[kind]}</SmallText>
        </Inline>
      ))}
    </Inline>
  </CardPart>
)

interface WeeksProps {
  weeks: readonly ForecastWeek[]
  most: number
}

/** What is expected in the weeks that come; a week opens its payments. */
export const ComingWeeks = ({ weeks, most, onOpen }: WeeksProps & { onOpen: (week: string) => void }) => (
  <RowList as="ol" label={text.coming}>
    {weeks.map(({ week, expected, came, count }, place) => (
      <li key={week}>
        <button type="button" className={classes.week} onClick={() => onOpen(week)}>
          <Inline as="span" wraps>
            {weekWords(week)}
            {place === 0 && <Tag tone="accent">{text.thisWeek}</Tag>}
          </Inline>
          <Stack as="span" gap="xs" className={classes.bars}>
            <Bar kind="expected" amount={expected} most={most} />
            {place === 0 && <Bar kind="came" amount={came} most={most} />}
          </Stack>
          <Stack as="span" gap="none" align="end">
            {expected > 0 ? won(expected) : text.nothing}
            <SmallText as="span">
              {[count > 0 && text.count(count), came > 0 && `${text.came} ${won(came)}`].filter(Boolean).join(' · ')}
            </SmallText>
          </Stack>
        </button>
      </li>
    ))}
  </RowList>
)

const comparison = ({ expected, came }: ForecastWeek) => {
  if (came === expected) return text.same
  const words = came > expected ? text.more : text.less
  return words(won(Math.abs(came - expected)))
}

/** What was expected in the weeks that are over, and what came. */
export const PastWeeks = ({ weeks, most }: WeeksProps) => (
  <RowList as="ol" label={text.past}>
    {weeks.map((row) => (
      <li key={row.week} className={classes.week}>
        <span>{weekWords(row.week)}</span>
        <Stack as="span" gap="xs" className={classes.bars} aria-hidden>
          <Bar kind="expected" amount={row.expected} most={most} />
          <Bar kind="came" amount={row.came} most={most} />
        </Stack>
        <Stack as="span" gap="none" align="end">
          <span>{`${text.came} ${won(row.came)}`}</span>
          <SmallText as="span">{`${text.expected} ${won(row.expected)}`}</SmallText>
          <SmallText as="span">{comparison(row)}</SmallText>
        </Stack>
      </li>
    ))}
  </RowList>
)
