import { type ScheduleView, scheduleView } from '@crm/contract/features/meetings/meetings.filters'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { scheduleText as text } from './schedule.messages.ts'
import { shownDays, stepRange } from './scheduleRange.ts'

interface ScheduleNavigationProps {
  view: ScheduleView
  day: string
  /** What the shown day is called, where one is shown. */
  holiday: string | undefined
  onView: (view: ScheduleView) => void
  onDay: (day: string | undefined) => void
}

const titleOf = (view: ScheduleView, day: string) => {
  if (view === 'day') return text.dayTitle(day)
  const { from, to } = shownDays(view, day)
  return view === 'week' ? text.weekTitle(from, to) : text.monthTitle(day)
}

/** Which days, and how they are shown. */
export const ScheduleNavigation = ({ view, day, holiday, onView, onDay }: ScheduleNavigationProps) => (
  <Inline wraps justify={view === 'list' ? 'end' : 'between'}>
    {view !== 'list' && (
      <Inline gap="tight">
        <ActionIcon aria-label={text.previous} onClick={() => onDay(stepRange(view, day, -1))}>
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <Text as="h2" size="title" align="center" aria-live="polite">
          {titleOf(view, day)} {view === 'day' && holiday && <Text tone="red">{holiday}</Text>}
        </Text>
        <ActionIcon aria-label={text.next} onClick={() => onDay(stepRange(view, day, 1))}>
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <Button size="xs" variant="default" onClick={() => onDay(undefined)}>
          {text.today}
        </Button>
      </Inline>
    )}
    <Segments size="xs" aria-label={text.view} data={scheduleView.options} value={view} onChange={onView} />
  </Inline>
)
