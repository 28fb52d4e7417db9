import { ScheduleFilter, type ScheduleView, scheduleView, standing } from '@crm/contract/meetingFilters'
import type { Meeting } from '@crm/contract/meetingRows'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { koreaToday, showSpan } from '../../shared/lib/date.ts'
import { useFilter } from '../../shared/lib/useFilter.ts'
import { useIsPhone } from '../../shared/lib/useIsPhone.ts'
import { AddButton } from '../../shared/ui/AddButton.tsx'
import { ClearConditions } from '../../shared/ui/ClearConditions.tsx'
import type { Column } from '../../shared/ui/column.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Page } from '../../shared/ui/Page.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { SavedFilters } from '../account/SavedFilters.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import { anHourFrom, type BookingValues, bookingOn } from './bookingForm.ts'
import { MeetingCalendar } from './MeetingCalendar.tsx'
import { MeetingDay } from './MeetingDay.tsx'
import { MeetingDetailPanel } from './MeetingDetailPanel.tsx'
import { useMeetings } from './meetings.api.ts'
import { kindOf, peopleOf, placeOf, standingOf, standingTones, visitorOf, whereOf } from './meetingWords.ts'
import { NotKnownYet } from './NotKnownYet.tsx'
import { recordsText } from './records.messages.ts'
import { noConditions, ScheduleFilters } from './ScheduleFilters.tsx'
import classes from './ScheduleMeeting.module.css'
import { scheduleText as text } from './schedule.messages.ts'
import { cutFrom, daysIn, isNarrowed, listPage, queryOf, shownDays, step } from './scheduleRange.ts'
import { VisitLink } from './VisitLink.tsx'

const company: Column<Meeting> = {
  key: 'client_name',
  title: recordsText.client,
  strong: true,
  render: visitorOf,
}
const when: Column<Meeting> = {
  key: 'start_dt',
  title: recordsText.when,
  width: 170,
  render: ({ start_dt, end_dt }) => <time>{showSpan(start_dt, end_dt)}</time>,
}
const state: Column<Meeting> = {
  key: 'standing',
  title: text.standing,
  width: 180,
  render: (meeting) => {
    const word = standingOf(meeting)
    return (
      <span className={classes.standing}>
        <Tag tone={standingTones[word]}>{standing.label(word)}</Tag>
        {meeting.ms_dt === koreaToday() && <VisitLink ms_no={meeting.ms_no} size="compact-xs" />}
      </span>
    )
  },
}

const columns: Column<Meeting>[] = [
  when,
  company,
  { key: 'proj_name', title: text.project },
  { key: 'mr_type', title: recordsText.category, width: 130, render: kindOf },
  {
    key: 'place',
    title: recordsText.place,
    width: 190,
    render: whereOf,
  },
  { key: 'managers', title: recordsText.person, width: 160, render: peopleOf },
  state,
]

/** On phones: who comes, when and where. */
const cardColumns: Column<Meeting>[] = [
  company,
  { ...when, onCard: 'fact' },
  { key: 'place', title: recordsText.place, onCard: 'fact', render: placeOf },
  { ...state, onCard: 'aside' },
]

interface TravelProps {
  view: ScheduleView
  day: string
  onView: (view: ScheduleView) => void
  onDay: (day: string | undefined) => void
}

const titleOf = (view: ScheduleView, day: string) => {
  if (view === 'day') return text.dayTitle(day)
  const { from, to } = shownDays(view, day)
  return view === 'week' ? text.weekTitle(from, to) : text.monthTitle(day)
}

/** Which days, and how they are shown. */
const Travel = ({ view, day, onView, onDay }: TravelProps) => (
  <div className={classes.travel}>
    <div className={classes.steps}>
      <ActionIcon aria-label={text.previous} onClick={() => onDay(step(view, day, -1))}>
        <IconChevronLeft size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <h2 className={classes.title} aria-live="polite">
        {titleOf(view, day)}
      </h2>
      <ActionIcon aria-label={text.next} onClick={() => onDay(step(view, day, 1))}>
        <IconChevronRight size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Button size="xs" variant="default" onClick={() => onDay(undefined)}>
        {text.today}
      </Button>
    </div>
    <Segments size="xs" aria-label={text.view} data={scheduleView.options} value={view} onChange={onView} />
  </div>
)

/** Everybody's meetings, as a list or a calendar. */
export const ScheduleMeetingScreen = () => {
  const [filter, setFilter] = useFilter(ScheduleFilter)
  const [wanted, setWanted] = useState<{ initial?: Partial<BookingValues> } | null>(null)
  const isPhone = useIsPhone()
  const { view, offset } = filter
  const day = filter.date ?? koreaToday()
  const range = shownDays(view, day)
  const found = useMeetings(queryOf(filter, range))
  const open = (ms_no: number) => setFilter({ ms_no, offset })
  const empty = isNarrowed(filter) ? text.notFound : text.none
  const content = () => {
    if (view === 'list')
      return (
        <DataList
          of={found}
          columns={isPhone ? cardColumns : columns}
          rowKey={({ ms_no }) => ms_no}
          empty={empty}
          emptyAction={isNarrowed(filter) && <ClearConditions framed onClear={() => setFilter(noConditions)} />}
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
        <AddButton onClick={() => setWanted(bookingOn(view === 'day' ? filter.date : undefined))}>{text.add}</AddButton>
      }
      filter={
        <>
          <ScheduleFilters value={filter} onChange={setFilter} />
          <SavedFilters list="meetings" />
        </>
      }
    >
      <Travel
        view={view}
        day={day}
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
