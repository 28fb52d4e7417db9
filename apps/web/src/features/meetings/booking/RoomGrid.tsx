// biome-ignore-all lint/a11y/useSemanticElements: lanes with blocks across their cells cannot be laid out as a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus moves among the cells

import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { cellCount, cellTime } from '@crm/contract/features/meetings/roomTime'
import type { MeetingRoom } from '@crm/contract/features/reference/reference'
import { memo, useMemo } from 'react'
import { useMedia } from '../../../shared/lib/page/useMedia.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { alert } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { dayWords, lengthAndKindOf } from '../../reference/meetingWords.ts'
import lanes from '../chart/DayLanes.module.css'
import { DayLanes, NowLine, useNow } from '../chart/DayLanes.tsx'
import { edgesOf } from '../chart/dayScale.ts'
import { MeetingTip } from '../schedule/MeetingTip.tsx'
import { shortVisitorOf } from '../schedule/shortVisitor.ts'
import { bookingText as text } from './booking.messages.ts'
import classes from './RoomGrid.module.css'
import { bookedIn, cellsOf, reservedBy, type Selection } from './roomGrid.ts'
import { useCellEvents } from './useCellEvents.ts'

const cells = Array.from({ length: cellCount }, (_, cell) => cell)

/** Its cells are pointed at, not the block: they say whether it is. */
const Booking = ({ meeting, isPointedAt }: { meeting: DayMeeting; isPointedAt: boolean }) => (
  <MeetingTip meeting={meeting} opened={isPointedAt}>
    <span className={`${lanes.block} ${classes.booking}`} style={edgesOf(meeting)} aria-hidden>
      <strong>{shortVisitorOf(meeting)}</strong>
      <span>{lengthAndKindOf(meeting)}</span>
    </span>
  </MeetingTip>
)

interface RoomProps {
  room: MeetingRoom
  /** Those of this room. */
  bookings: DayMeeting[]
  /** The first cell that has not begun. */
  firstOpen: number
  chosen: Selection | null
  /** The one cell that the Tab key reaches, when it lies here. */
  focused: number | null
}

/** Compared by what it shows: choosing in one room leaves the others alone. */
const Room = memo(({ room: { mr_no, mr_name }, bookings, firstOpen, chosen, focused }: RoomProps) => {
  return cells.map((cell) => {
    const [booking] = bookedIn(bookings, { mr_no, from: cell, to: cell })
    const isChosen = chosen !== null && cell >= chosen.from && cell <= chosen.to
    const state = booking ? 'taken' : isChosen ? 'chosen' : cell < firstOpen ? 'past' : 'free'
    const words = booking ? text.cellTaken(dayWords(booking)) : state === 'past' ? text.cellPast : text.cellFree
    return (
      <div
        key={cell}
        role="gridcell"
        className={classes.cell}
        data-state={state}
        data-room={mr_no}
        data-cell={cell}
        tabIndex={focused === cell ? 0 : -1}
        aria-selected={isChosen}
        aria-disabled={state === 'past' || state === 'taken'}
        aria-label={`${text.cell(mr_name, cellTime(cell), cellTime(cell + 1))} ${words}`}
        title={booking ? undefined : state === 'past' ? text.cellPastWhy : cellTime(cell)}
      />
    )
  })
})

interface RoomGridProps {
  date: string
  rooms: MeetingRoom[]
  bookings: DayMeeting[]
  value: Selection | null
  onChange: (selection: Selection) => void
}

const none: DayMeeting[] = []

const hasCells = (meeting: DayMeeting) => {
  const { from, to } = cellsOf(meeting)
  return from <= to
}

/** Rooms against the day in quarters of an hour: clicks, dragging or the keyboard choose a room and its time. */
export const RoomGrid = ({ date, rooms, bookings, value, onChange }: RoomGridProps) => {
  const now = useNow()
  const isTouched = useMedia('(pointer: coarse)')
  const reserved = useMemo(() => reservedBy(bookings), [bookings])
  const byRoom = useMemo(() => Map.groupBy(bookings.filter(hasCells), ({ mr_no }) => mr_no), [bookings])
  const firstOpen = cells.find((cell) => `${date} ${cellTime(cell)}` >= now) ?? cellCount
  const { events, shown, focus, pointedAt } = useCellEvents({
    rooms: rooms.map(({ mr_no }) => mr_no),
    reserved,
    firstOpen,
    value,
    onChange,
    onPast: () => toast.error(text.cellPastWhy),
    // Whose it is, too: a finger cannot hover over it.
    onRefused: ({ refused, over }) =>
      alert({
        title: refused,
        description: bookedIn(bookings, over).map((meeting) => (
          <Text key={meeting.ms_no} isCut>
            {dayWords(meeting)}
          </Text>
        )),
      }),
  })
  return (
    <Stack gap="sm">
      <SmallText>{isTouched ? text.gridHowByTouch : text.gridHow}</SmallText>
      <DayLanes
        label={text.grid}
        first={cellTime(value?.from ?? (firstOpen === cellCount ? 0 : firstOpen))}
        events={events}
      >
        {rooms.map((room) => (
          <div key={room.mr_no} className={`${lanes.lane} ${classes.lane}`} role="row">
            <span className={lanes.name} role="rowheader" title={room.mr_name}>
              {room.mr_name}
            </span>
            <div className={lanes.track} role="presentation">
              <Room
                room={room}
                bookings={byRoom.get(room.mr_no) ?? none}
                firstOpen={firstOpen}
                chosen={shown?.mr_no === room.mr_no ? shown : null}
                focused={focus.mr_no === room.mr_no ? focus.cell : null}
              />
              {byRoom.get(room.mr_no)?.map((meeting) => (
                <Booking
                  key={meeting.ms_no}
                  meeting={meeting}
                  isPointedAt={
                    pointedAt !== null &&
                    bookedIn([meeting], { mr_no: pointedAt.mr_no, from: pointedAt.cell, to: pointedAt.cell }).length > 0
                  }
                />
              ))}
              <NowLine date={date} now={now} />
            </div>
          </div>
        ))}
      </DayLanes>
    </Stack>
  )
}
