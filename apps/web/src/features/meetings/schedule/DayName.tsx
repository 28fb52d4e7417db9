import { weekdayOf } from '@crm/contract/kit/days'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { scheduleText as text } from './schedule.messages.ts'

/** How a day of a calendar is coloured: Sundays and holidays alike, Saturdays apart. */
export const toneOf = (day: string, name: string | undefined) => {
  if (name || weekdayOf(day) === 0) return 'off'
  return weekdayOf(day) === 6 ? 'saturday' : undefined
}

const tones = { off: 'red', saturday: 'accent', working: 'second' } as const

/** `금요일 · 한글날` */
export const DayName = ({ day, name }: { day: string; name: string | undefined }) => (
  <Text tone={tones[toneOf(day, name) ?? 'working']} size="tiny" weight="strong">
    {[text.weekday(day), name].filter(Boolean).join(' · ')}
  </Text>
)
