import { bookingMessages, placeFor } from '@crm/contract/booking'
import type { DayMeeting, MeetingDetail } from '@crm/contract/meetingRows'
import { minutesOf, overlaps } from '@crm/contract/roomTime'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DraftNote } from '../../shared/ui/ActionBar.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { useMeetingRooms } from '../reference/reference.api.ts'
import { KindFields, PeopleFields, PlaceFields, VisitorFields } from './BookingFields.tsx'
import classes from './BookingPanel.module.css'
import { bookingText as text } from './booking.messages.ts'
import type { BookingValues } from './bookingForm.ts'
import { useNow } from './DayLanes.tsx'
import { useMeetingDay } from './meetings.api.ts'
import { visitorOf } from './meetingWords.ts'
import { RoomGrid } from './RoomGrid.tsx'
import { selectionOf, timesOf } from './roomGrid.ts'
import { TakenRoom } from './TakenRoom.tsx'
import { useBooking } from './useBooking.ts'

/** The room, its time and for how long, in words; their place is kept so that choosing moves nothing. */
const Chosen = ({ values: { mr_way, mr_no, start, end } }: { values: BookingValues }) => {
  const rooms = useMeetingRooms().data?.query
  const room = rooms?.find((each) => each.mr_no === placeFor(mr_way, mr_no))
  const isChosen = room && start && end && start < end
  if (mr_way === 'outer') return null
  return (
    <p className={classes.chosen} data-empty={!isChosen || undefined} role="status">
      {isChosen ? text.chosen(room.mr_name, start, end, minutesOf(end) - minutesOf(start)) : text.nothingChosen}
    </p>
  )
}

interface DayProps {
  values: BookingValues
  /** The meeting that is being changed: it is in nobody's way. */
  itself: number | undefined
}

/** That the time is over, and who of the chosen people is elsewhere then: said, not refused. */
const Warnings = ({ values, itself }: DayProps) => {
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
    <div className={classes.warning} role="status">
      {isPast && <span>{text.isPast}</span>}
      {busy.map((person) => (
        <span key={`${person.emp_no} ${person.start_dt}`}>{text.busy(person)}</span>
      ))}
    </div>
  )
}

interface GridProps extends DayProps {
  onChange: (change: Partial<BookingValues>) => void
}

const nothing: DayMeeting[] = []

const Grid = ({ values, itself, onChange }: GridProps) => {
  const rooms = useMeetingRooms().data?.query ?? []
  const day = useMeetingDay(values.ms_dt, Boolean(values.ms_dt))
  const standing = day.isPlaceholderData ? nothing : (day.data?.query ?? nothing)
  const others = useMemo(() => standing.filter(({ ms_no }) => ms_no !== itself), [standing, itself])
  if (values.mr_way === 'outer') return <p className={classes.draft}>{text.outerNoRoom}</p>
  if (!values.ms_dt) return null
  return (
    <RoomGrid
      date={values.ms_dt}
      rooms={rooms}
      bookings={others}
      value={selectionOf(values)}
      onChange={(selection) => onChange(timesOf(selection))}
    />
  )
}

interface BookingPanelProps {
  opened: boolean
  onClose: () => void
  /** What is known where it is opened: the project, the day, a room. */
  initial?: Partial<BookingValues>
  /** The meeting that is brought back or changed. */
  meeting?: MeetingDetail
}

const wordsFor = (meeting: MeetingDetail | undefined) => {
  if (!meeting) return { title: text.title, submit: text.add, taken: bookingMessages.taken }
  const name = visitorOf(meeting)
  const taken = bookingMessages.takenOnRestore
  if (meeting.state === 2) return { title: text.restoreTitle(name), submit: text.restore, taken }
  return { title: text.changeTitle(name), submit: text.change, taken }
}

const OpenPanel = ({ onClose, initial, meeting }: Omit<BookingPanelProps, 'opened'>) => {
  // Who works on it when another changes it goes on with what was there, the words included.
  const [known] = useState(meeting)
  const { values, change, submit, take, free, busy, restored, discard } = useBooking({
    initial,
    meeting: known,
    onBooked: onClose,
  })
  const words = wordsFor(known)
  return (
    <Panel
      opened
      onClose={onClose}
      title={words.title}
      size="wide"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button loading={busy} onClick={submit}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {restored && (
          <div className={classes.draft}>
            <DraftNote onDiscard={discard} />
          </div>
        )}
        <KindFields values={values} change={change} isNew={!known} />
        {!known && <VisitorFields values={values} change={change} />}
        <PlaceFields values={values} change={change} />
        <Grid values={values} itself={known?.ms_no} onChange={change} />
        <Chosen values={values} />
        <Warnings values={values} itself={known?.ms_no} />
        <PeopleFields values={values} change={change} />
        {free && <TakenRoom message={words.taken} free={free} busy={busy} onTake={take} />}
      </div>
    </Panel>
  )
}

/** A meeting to be booked, brought back or changed: when and where, with the day of all rooms in view. */
export const BookingPanel = ({ opened, ...panel }: BookingPanelProps) => opened && <OpenPanel {...panel} />
