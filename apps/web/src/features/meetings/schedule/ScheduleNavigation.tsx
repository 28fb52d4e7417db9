import { type ScheduleView, scheduleView } from '@crm/contract/features/meetings/meetings.filters'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Segments } from '../../../shared/ui/Segments.tsx'
import { Inline } from '../../../shared/ui/Stack.tsx'
import classes from './ScheduleMeeting.module.css'
import { scheduleText as text } from './schedule.messages.ts'
import { shownDays, step } from './scheduleRange.ts'

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
  <div className={classes.navigation}>
    {view !== 'list' && (
      <Inline gap="tight">
        <ActionIcon aria-label={text.previous} onClick={() => onDay(step(view, day, -1))}>
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <h2 className={classes.title} aria-live="polite">
          {titleOf(view, day)} {view === 'day' && holiday && <span className={classes.holiday}>{holiday}</span>}
        </h2>
        <ActionIcon aria-label={text.next} onClick={() => onDay(step(view, day, 1))}>
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <Button size="xs" variant="default" onClick={() => onDay(undefined)}>
          {text.today}
        </Button>
      </Inline>
    )}
    <Segments size="xs" aria-label={text.view} data={scheduleView.options} value={view} onChange={onView} />
  </div>
)
