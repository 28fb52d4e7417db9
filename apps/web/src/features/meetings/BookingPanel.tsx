import { minutesOf, overlaps } from '@crm/contract/roomTime'
import { Button } from '@mantine/core'
import { DraftNote } from '../../shared/ui/ActionBar.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { useMeetingRooms } from '../reference/reference.api.ts'
import { KindFields, PeopleFields, PlaceFields, VisitorFields } from './BookingFields.tsx'
import classes from './BookingPanel.module.css'
import { bookingText as text } from './booking.messages.ts'
import type { BookingValues } from './bookingForm.ts'
import { useMeetingDay } from './meetings.api.ts'
import { RoomGrid } from './RoomGrid.tsx'
import { selectionOf, timesOf } from './roomGrid.ts'
import { TakenRoom } from './TakenRoom.tsx'
import { useBooking } from './useBooking.ts'

/** The room, its time and for how long, in words. */
const Chosen = ({ values: { mr_no, start, end } }: { values: BookingValues }) => {
  const rooms = useMeetingRooms().data?.query
  const room = rooms?.find((each) => each.mr_no === mr_no)
  if (!room || !start || !end || start >= end) return null
  return (
    <p className={classes.chosen} role="status">
      {text.chosen(room.mr_name, start, end, minutesOf(end) - minutesOf(start))}
    </p>
  )
}

/** Who of the chosen people is elsewhere at that time: said, not refused. */
const BusyPeople = ({ values }: { values: BookingValues }) => {
  const { ms_dt, start, end, ms_managers } = values
  const day = useMeetingDay(ms_dt, Boolean(ms_dt)).data?.query ?? []
  if (!start || !end || start >= end) return null
  const wanted = { start_dt: `${ms_dt} ${start}`, end_dt: `${ms_dt} ${end}` }
  const elsewhere = day.filter((meeting) => overlaps(meeting, wanted))
  const busy = elsewhere.flatMap(({ managers, start_dt, end_dt }) =>
    managers.filter(({ emp_no }) => ms_managers.includes(emp_no)).map((person) => ({ ...person, start_dt, end_dt })),
  )
  if (!busy.length) return null
  return (
    <div className={classes.warning} role="status">
      {busy.map((person) => (
        <span key={`${person.emp_no} ${person.start_dt}`}>{text.busy(person)}</span>
      ))}
    </div>
  )
}

const Grid = ({ values, onChange }: { values: BookingValues; onChange: (change: Partial<BookingValues>) => void }) => {
  const rooms = useMeetingRooms().data?.query ?? []
  const day = useMeetingDay(values.ms_dt, Boolean(values.ms_dt))
  if (values.mr_way === 'outer') return <p className={classes.draft}>{text.outerNoRoom}</p>
  if (!values.ms_dt) return null
  return (
    <RoomGrid
      date={values.ms_dt}
      rooms={rooms}
      bookings={day.isPlaceholderData ? [] : (day.data?.query ?? [])}
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
}

const OpenPanel = ({ onClose, initial }: Omit<BookingPanelProps, 'opened'>) => {
  const { values, change, submit, take, free, busy, restored, discard } = useBooking({ initial, onBooked: onClose })
  return (
    <Panel
      opened
      onClose={onClose}
      title={text.title}
      size="wide"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button loading={busy} onClick={submit}>
            {text.add}
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
        <KindFields values={values} change={change} />
        <VisitorFields values={values} change={change} />
        <PlaceFields values={values} change={change} />
        <Grid values={values} onChange={change} />
        <Chosen values={values} />
        <BusyPeople values={values} />
        <PeopleFields values={values} change={change} />
        {free && <TakenRoom free={free} busy={busy} onTake={take} />}
      </div>
    </Panel>
  )
}

/** A new meeting: who comes, when and where, with the day of all rooms in view. */
export const BookingPanel = ({ opened, ...panel }: BookingPanelProps) => opened && <OpenPanel {...panel} />
