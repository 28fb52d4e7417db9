import { ChartFilter, chartOf } from '@crm/contract/features/meetings/meetings.filters'
import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useFilter } from '../../../shared/lib/address/useFilter.ts'
import { daysAfter, koreaToday } from '../../../shared/lib/format/date.ts'
import { AddButton } from '../../../shared/ui/button/AddButton.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { CardSkeleton } from '../../../shared/ui/page/PageSkeleton.tsx'
import { EmptyState } from '../../../shared/ui/state/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { useHolidayNames } from '../../holidays/holidays.api.ts'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { bookingText } from '../booking/booking.messages.ts'
import { type BookingValues, bookingOn } from '../booking/bookingForm.ts'
import { DimWhileLoading } from '../booking/DimWhileLoading.tsx'
import { useMayBook } from '../booking/useMayBook.ts'
import { MeetingDetailPanel } from '../detail/MeetingDetailPanel.tsx'
import { useMeetingDay } from '../meetings.api.ts'
import { DayName } from '../schedule/DayName.tsx'
import { scheduleText, chartText as text } from '../schedule/schedule.messages.ts'
import { shownDays } from '../schedule/scheduleRange.ts'
import { ChartLane } from './ChartLane.tsx'
import { DayLanes, useNow } from './DayLanes.tsx'
import { chartCells } from './dayScale.ts'
import { useChartDrag } from './useChartDrag.ts'

interface Lane {
  key: string
  name: string
  mr_no?: number
  meetings: DayMeeting[]
  /** What is known of a meeting that is booked here. */
  booking?: Partial<BookingValues>
}

const roomLanes = (
  rooms: { mr_no: number; mr_name: string }[],
  meetings: DayMeeting[],
  placeOf: (meeting: DayMeeting) => { mr_no: unknown },
): Lane[] => [
  ...rooms.map(({ mr_no, mr_name }) => ({
    key: `room ${mr_no}`,
    name: mr_name,
    mr_no,
    meetings: meetings.filter((meeting) => placeOf(meeting).mr_no === mr_no),
    booking: { mr_no },
  })),
  {
    key: 'elsewhere',
    name: bookingText.others,
    meetings: meetings.filter(({ mr_no }) => typeof mr_no === 'string'),
  },
]

/** Everybody who has a meeting that day, by name; those without anybody at the end. */
const peopleLanes = (meetings: DayMeeting[]): Lane[] => {
  const names = new Map(meetings.flatMap(({ managers }) => managers.map(({ emp_no, emp_name }) => [emp_no, emp_name])))
  const people = [...names]
    .sort(([, one], [, other]) => one.localeCompare(other, 'ko'))
    .map(([emp_no, name]) => ({
      key: `person ${emp_no}`,
      name,
      meetings: meetings.filter(({ managers }) => managers.some((person) => person.emp_no === emp_no)),
      booking: { ms_managers: [emp_no] },
    }))
  const nobody = meetings.filter(({ managers }) => managers.length === 0)
  return nobody.length ? [...people, { key: 'nobody', name: text.nobody, meetings: nobody }] : people
}

/** Rooms or people against the hours of a day; one's own meetings can be dragged. */
export const ScheduleDetailScreen = () => {
  const [filter, setFilter] = useFilter(ChartFilter)
  const date = filter.date ?? koreaToday()
  const now = useNow()
  const holidays = useHolidayNames(shownDays('month', date))
  const rooms = useMeetingRooms()
  const found = useMeetingDay(date)
  const open = (ms_no: number) => setFilter({ ms_no })
  const dragging = useChartDrag(open)
  const mayBook = useMayBook()
  const [wanted, setWanted] = useState<{ initial?: Partial<BookingValues> } | null>(null)
  const add = mayBook && <AddButton onClick={() => setWanted(bookingOn(filter.date))}>{scheduleText.add}</AddButton>
  const content = () => {
    const failed = [rooms, found].find(({ isError, data }) => isError && !data)
    if (failed) return <ErrorState reason={failed.error?.message} onRetry={() => failed.refetch()} />
    const isWaiting = !found.data || found.isPlaceholderData
    if (!rooms.data || (isWaiting && filter.of === 'people')) return <CardSkeleton />
    const meetings = isWaiting ? [] : found.data.query
    const shown =
      filter.of === 'rooms' ? roomLanes(rooms.data.query, meetings, dragging.placeOf) : peopleLanes(meetings)
    if (!shown.length) return <EmptyState words={text.noPeople} action={add} />
    return (
      <DimWhileLoading isWaiting={isWaiting}>
        <DayLanes label={text.grid} roomy cells={chartCells} first={date === koreaToday() ? now.slice(11) : undefined}>
          {shown.map(({ key, booking, ...lane }) => (
            <ChartLane
              key={key}
              {...lane}
              date={date}
              now={now}
              dragging={dragging}
              onOpen={open}
              onBook={
                mayBook && booking ? (times) => setWanted({ initial: { ...booking, ...times, ms_dt: date } }) : null
              }
            />
          ))}
        </DayLanes>
      </DimWhileLoading>
    )
  }
  const go = (days: number) => setFilter({ date: daysAfter(date, days) })
  return (
    <Page
      title={text.title}
      context={mayBook ? `${text.bookHow} ${text.context}` : text.context}
      actions={add}
      filter={
        <>
          <Inline gap="tight">
            <ActionIcon aria-label={scheduleText.previous} onClick={() => go(-1)}>
              <IconChevronLeft size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
            <DateField
              aria-label={text.date}
              w={150}
              value={date}
              onChange={(day) => day && setFilter({ date: day })}
            />
            <ActionIcon aria-label={scheduleText.next} onClick={() => go(1)}>
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
            <Button variant="default" onClick={() => setFilter({ date: undefined })}>
              {scheduleText.today}
            </Button>
            <DayName day={date} name={holidays.get(date)} />
          </Inline>
          <Segments
            aria-label={text.by}
            data={chartOf.options}
            value={filter.of}
            onChange={(of) => setFilter({ of: of })}
          />
        </>
      }
    >
      {content()}
      {filter.ms_no && (
        <MeetingDetailPanel ms_no={filter.ms_no} onClose={() => setFilter({ ms_no: undefined }, { replace: true })} />
      )}
      {wanted && <BookingPanel opened {...wanted} onClose={() => setWanted(null)} />}
    </Page>
  )
}
