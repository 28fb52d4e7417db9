import { MeetingQuery } from '@crm/contract/features/meetings/meetings'
import type { ScheduleView } from '@crm/contract/features/meetings/meetings.filters'
import { type ReactNode, useState } from 'react'
import { FilterBar } from '../../../shared/kit/list/filters/FilterBar.tsx'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { useIsPhone } from '../../../shared/lib/page/useIsPhone.ts'
import { AddButton } from '../../../shared/ui/button/AddButton.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { CompanyDaysButton } from '../../holidays/CompanyDaysButton.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { anHourFrom, type BookingValues, bookingOn } from '../booking/bookingForm.ts'
import { DimWhileLoading } from '../booking/DimWhileLoading.tsx'
import { useMayBook } from '../booking/useMayBook.ts'
import { MeetingDetailPanel } from '../detail/MeetingDetailPanel.tsx'
import { useMeetings } from '../meetings.api.ts'
import { MeetingCalendar } from './MeetingCalendar.tsx'
import { MeetingHours } from './MeetingHours.tsx'
import { useMeetingDrag } from './meetingDrag.ts'
import { scheduleText as text } from './schedule.messages.ts'
import { scheduleFilters } from './scheduleFilters.tsx'
import { cutFrom, daysIn, queryOf, shownDays } from './scheduleRange.ts'

interface CalendarViewProps {
  view: Exclude<ScheduleView, 'list'>
  /** Undefined where none was chosen: then today's. */
  date: string | undefined
  day: string
  holidays: ReadonlyMap<string, string>
  navigation: ReactNode
  onDay: (day: string) => void
}

/** Everybody's meetings by day, week or month, narrowed by the same conditions as the list. */
export const CalendarView = ({ view, date, day, holidays, navigation, onDay }: CalendarViewProps) => {
  const [filter, setFilter] = useFilter(MeetingQuery)
  const [opened, open] = useAddressNumber('ms_no')
  const [wanted, setWanted] = useState<{ initial?: Partial<BookingValues> } | null>(null)
  const mayBook = useMayBook()
  const isPhone = useIsPhone()
  const drag = useMeetingDrag()
  const range = shownDays(view, day)
  const found = useMeetings(queryOf(filter, range))

  const content = () => {
    if (found.isError && !found.data) return <ErrorState reason={found.error.message} onRetry={() => found.refetch()} />
    const isWaiting = !found.data || found.isPlaceholderData
    const cut = isWaiting ? undefined : cutFrom(found.data)
    // What stays on screen until then may be of other days.
    const shown = found.data?.query.filter(({ ms_dt }) => ms_dt >= range.from && ms_dt <= range.to) ?? []
    return (
      <>
        {found.data && cut && (
          <Note tone="amber" role="status">
            {text.cut(found.data.total)}
          </Note>
        )}
        <DimWhileLoading isWaiting={isWaiting}>
          {view === 'day' || (view === 'week' && !isPhone) ? (
            <MeetingHours
              view={view}
              days={daysIn(range)}
              meetings={shown}
              holidays={holidays}
              empty={isWaiting ? null : text.list.empty}
              drag={drag}
              onOpen={open}
              onDay={onDay}
              onBook={(ms_dt, start) => setWanted({ initial: { ms_dt, ...anHourFrom(start) } })}
            />
          ) : (
            <MeetingCalendar
              view={view}
              day={day}
              days={daysIn(range)}
              meetings={shown}
              holidays={holidays}
              cutFrom={cut}
              drag={drag}
              onOpen={open}
              onDay={onDay}
              onBook={(ms_dt) => setWanted({ initial: { ms_dt } })}
            />
          )}
        </DimWhileLoading>
      </>
    )
  }
  return (
    <Page
      title={text.list.title}
      context={text.list.context}
      actions={
        <>
          <CompanyDaysButton />
          {mayBook && (
            <AddButton onClick={() => setWanted(bookingOn(view === 'day' ? date : undefined))}>
              {text.list.create}
            </AddButton>
          )}
        </>
      }
      filter={
        <FilterBar schema={MeetingQuery} pieces={scheduleFilters} filter={filter} change={setFilter} saved="meetings" />
      }
    >
      {navigation}
      {content()}
      {opened !== null && <MeetingDetailPanel ms_no={opened} onClose={() => open(null, { replace: true })} />}
      {wanted && <BookingPanel opened {...wanted} onClose={() => setWanted(null)} />}
    </Page>
  )
}
