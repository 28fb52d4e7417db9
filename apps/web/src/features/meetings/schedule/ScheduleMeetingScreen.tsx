import { ScheduleFilter } from '@crm/contract/features/meetings/meetings.filters'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { useHolidayNames } from '../../holidays/holidays.api.ts'
import { CalendarView } from './CalendarView.tsx'
import { MeetingList } from './MeetingList.tsx'
import { ScheduleNavigation } from './ScheduleNavigation.tsx'
import { shownDays } from './scheduleRange.ts'

/** Everybody's meetings, as a list or a calendar. */
export const ScheduleMeetingScreen = () => {
  const [{ view, date }, change] = useFilter(ScheduleFilter)
  const day = date ?? koreaToday()
  const holidays = useHolidayNames(shownDays(view, day), view !== 'list')
  const navigation = (
    <ScheduleNavigation
      view={view}
      day={day}
      holiday={holidays.get(day)}
      onView={(chosen) => change({ view: chosen })}
      onDay={(chosen) => change({ date: chosen })}
    />
  )
  if (view === 'list') return <MeetingList navigation={navigation} />
  return (
    <CalendarView
      {...{ view, date, day, holidays, navigation }}
      onDay={(chosen) => change({ view: 'day', date: chosen })}
    />
  )
}
