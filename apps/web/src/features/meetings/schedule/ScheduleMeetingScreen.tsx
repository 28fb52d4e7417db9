import { ScheduleFilter } from '@crm/contract/features/meetings/meetings.filters'
import { useState } from 'react'
import { ClearFilters } from '../../../shared/kit/list/filters/ClearFilters.tsx'
import { namedConditions } from '../../../shared/kit/list/filters/conditions.ts'
import { SavedFilters } from '../../../shared/kit/list/saved/SavedFilters.tsx'
import { koreaToday } from '../../../shared/lib/date.ts'
import { useFilter } from '../../../shared/lib/useFilter.ts'
import { useIsPhone } from '../../../shared/lib/useIsPhone.ts'
import { AddButton } from '../../../shared/ui/AddButton.tsx'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { Page } from '../../../shared/ui/Page.tsx'
import { CompanyDaysButton } from '../../holidays/CompanyDaysButton.tsx'
import { useHolidayNames } from '../../holidays/holidays.api.ts'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { anHourFrom, type BookingValues, bookingOn } from '../booking/bookingForm.ts'
import { NotKnownYet } from '../booking/NotKnownYet.tsx'
import { MeetingDetailPanel } from '../detail/MeetingDetailPanel.tsx'
import { useMeetings } from '../meetings.api.ts'
import { MeetingCalendar } from './MeetingCalendar.tsx'
import { MeetingDay } from './MeetingDay.tsx'
import { noConditions, ScheduleFilters } from './ScheduleFilters.tsx'
import classes from './ScheduleMeeting.module.css'
import { ScheduleNavigation } from './ScheduleNavigation.tsx'
import { scheduleText as text } from './schedule.messages.ts'
import { scheduleCardColumns, scheduleColumns } from './scheduleColumns.tsx'
import { cutFrom, daysIn, isNarrowed, listPage, queryOf, shownDays } from './scheduleRange.ts'

/** Everybody's meetings, as a list or a calendar. */
export const ScheduleMeetingScreen = () => {
  const [filter, setFilter] = useFilter(ScheduleFilter)
  const [wanted, setWanted] = useState<{ initial?: Partial<BookingValues> } | null>(null)
  const isPhone = useIsPhone()
  const { view, offset } = filter
  const day = filter.date ?? koreaToday()
  const range = shownDays(view, day)
  const found = useMeetings(queryOf(filter, range))
  const holidays = useHolidayNames(range)
  const open = (ms_no: number) => setFilter({ ms_no, offset })
  const empty = isNarrowed(filter) ? text.notFound : text.none
  const content = () => {
    if (view === 'list')
      return (
        <DataList
          read={found}
          columns={isPhone ? scheduleCardColumns : scheduleColumns}
          rowKey={({ ms_no }) => ms_no}
          empty={empty}
          emptyAction={isNarrowed(filter) && <ClearFilters framed onClear={() => setFilter(noConditions)} />}
          onRow={({ ms_no }) => open(ms_no)}
          page={{ offset, limit: listPage, onChange: (to) => setFilter({ offset: to }) }}
        />
      )
    if (found.isError && !found.data) return <ErrorState reason={found.error.message} onRetry={() => found.refetch()} />
    const isWaiting = !found.data || found.isPlaceholderData
    const cut = isWaiting ? undefined : cutFrom(found.data)
    // What stays on screen until then may be of other days.
    const meetings = found.data?.query.filter(({ ms_dt }) => ms_dt >= range.from && ms_dt <= range.to) ?? []
    return (
      <>
        {found.data && cut && (
          <p className={classes.cut} role="status">
            {text.cut(found.data.total)}
          </p>
        )}
        <NotKnownYet isWaiting={isWaiting}>
          {view === 'day' ? (
            <MeetingDay
              day={day}
              meetings={meetings}
              empty={isWaiting ? null : empty}
              onOpen={open}
              onBook={(start) => setWanted({ initial: { ms_dt: day, ...anHourFrom(start) } })}
            />
          ) : (
            <MeetingCalendar
              view={view}
              day={day}
              days={daysIn(range)}
              meetings={meetings}
              holidays={holidays}
              cutFrom={cut}
              onOpen={open}
              onDay={(date) => setFilter({ view: 'day', date })}
              onBook={(ms_dt) => setWanted({ initial: { ms_dt } })}
            />
          )}
        </NotKnownYet>
      </>
    )
  }
  return (
    <Page
      title={text.title}
      context={text.context}
      actions={
        <>
          <CompanyDaysButton />
          <AddButton onClick={() => setWanted(bookingOn(view === 'day' ? filter.date : undefined))}>
            {text.add}
          </AddButton>
        </>
      }
      filter={
        <>
          <ScheduleFilters value={filter} onChange={setFilter} />
          <SavedFilters
            list="meetings"
            // The day and the meeting beside the list are where somebody is, not what they look for.
            current={namedConditions(ScheduleFilter, { ...filter, date: undefined, ms_no: undefined })}
          />
        </>
      }
    >
      <ScheduleNavigation
        view={view}
        day={day}
        holiday={holidays.get(day)}
        onView={(chosen) => setFilter({ view: chosen })}
        onDay={(date) => setFilter({ date })}
      />
      {content()}
      {filter.ms_no && (
        <MeetingDetailPanel
          ms_no={filter.ms_no}
          onClose={() => setFilter({ ms_no: undefined, offset }, { replace: true })}
        />
      )}
      {wanted && <BookingPanel opened {...wanted} onClose={() => setWanted(null)} />}
    </Page>
  )
}
