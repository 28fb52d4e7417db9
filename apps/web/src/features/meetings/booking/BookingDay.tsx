import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { overlaps } from '@crm/contract/features/meetings/roomTime'
import { useMemo } from 'react'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/state/Skeleton.tsx'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { useNow } from '../chart/DayLanes.tsx'
import { useMeetingDay } from '../meetings.api.ts'
import { bookingText as text } from './booking.messages.ts'
import type { BookingValues } from './bookingForm.ts'
import { busyWords } from './busyWords.ts'
import { DimWhileLoading } from './DimWhileLoading.tsx'
import { RoomGrid } from './RoomGrid.tsx'
import { selectionOf, timesOf } from './roomGrid.ts'

interface DayProps {
  values: BookingValues
  /** The meeting that is being changed: it is in nobody's way. */
  itself: number | undefined
}

/** That the time is over, and who of the chosen people is elsewhere then: said, not refused. */
export const BookingWarnings = ({ values, itself }: DayProps) => {
  const { ms_dt, start, end, ms_managers } = values
  const now = useNow()
  const day = useMeetingDay(ms_dt, Boolean(ms_dt)).data?.query ?? []
  if (!start || !end || start >= end) return null
  const wanted = { start_dt: `${ms_dt} ${start}`, end_dt: `${ms_dt} ${end}` }
  const isPast = wanted.start_dt < now
  const elsewhere = day.filter((meeting) => meeting.ms_no !== itself && overlaps(meeting, wanted))
  const busy = elsewhere.flatMap(({ managers, start_dt, end_dt }) =>
    managers.filter(({ emp_no }) => ms_managers.includes(emp_no)).map((person) => ({ ...person, start_dt, end_dt })),
  )
  if (!busy.length && !isPast) return null
  return (
    <Note as="div" tone="amber">
      <Stack gap="hair">
        {isPast && <span>{text.isPast}</span>}
        {busyWords(busy).map(({ emp_no, words }) => (
          <span key={emp_no}>{words}</span>
        ))}
      </Stack>
    </Note>
  )
}

interface GridProps extends DayProps {
  onChange: (change: Partial<BookingValues>) => void
}

const nothing: DayMeeting[] = []
/** About that of nine rooms. */
const gridHeight = 434

/** The day of all rooms; what is not known of it is never shown as free. */
export const BookingGrid = ({ values, itself, onChange }: GridProps) => {
  const rooms = useMeetingRooms()
  const day = useMeetingDay(values.ms_dt, Boolean(values.ms_dt))
  const isWaiting = !day.data || day.isPlaceholderData
  const active = isWaiting ? nothing : day.data.query
  const others = useMemo(() => active.filter(({ ms_no }) => ms_no !== itself), [active, itself])
  if (values.mr_way === 'outer') return <SmallText>{text.outerNoRoom}</SmallText>
  if (!values.ms_dt) return null
  const failed = [rooms, day].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorState reason={failed.error?.message} onRetry={() => failed.refetch()} />
  if (!rooms.data) return <Skeleton h={gridHeight} radius={12} />
  return (
    <DimWhileLoading isWaiting={isWaiting}>
      <RoomGrid
        date={values.ms_dt}
        rooms={rooms.data.query}
        bookings={others}
        value={selectionOf(values)}
        onChange={(selection) => onChange(timesOf(selection))}
      />
    </DimWhileLoading>
  )
}
