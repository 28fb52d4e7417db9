import { bookingMessages, placeFor } from '@crm/contract/features/meetings/booking'
import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { minutesOf } from '@crm/contract/features/meetings/roomTime'
import { useId, useState } from 'react'
import { FormButtons } from '../../../shared/kit/form/FormButtons.tsx'
import { DraftNote } from '../../../shared/kit/form/FormNotes.tsx'
import { isComposing } from '../../../shared/lib/isComposing.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { BookingGrid, BookingWarnings } from './BookingDay.tsx'
import { KindFields, PeopleFields, PlaceFields, VisitorFields } from './BookingFields.tsx'
import classes from './BookingPanel.module.css'
import { bookingText as text } from './booking.messages.ts'
import type { BookingValues } from './bookingForm.ts'
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
  const name = visitorName(meeting)
  const taken = bookingMessages.takenOnRestore
  if (meeting.state === 2) return { title: text.restoreTitle(name), submit: text.restore, taken }
  return { title: text.changeTitle(name), submit: text.change, taken }
}

const OpenPanel = ({ onClose, initial, meeting }: Omit<BookingPanelProps, 'opened'>) => {
  // Who works on it when another changes it goes on with what was there, the words included.
  const [known] = useState(meeting)
  const { values, change, submit, take, free, busy, restored, discard, wrong } = useBooking({
    initial,
    meeting: known,
    onBooked: onClose,
  })
  const words = wordsFor(known)
  const formId = useId()
  const fields = { values, change, errorOf: (field: string) => (wrong?.field === field ? wrong.message : undefined) }
  return (
    <Panel
      opened
      onClose={onClose}
      title={words.title}
      size="wide"
      note={
        free ? (
          <TakenRoom message={words.taken} free={free} busy={busy} onTake={take} />
        ) : (
          <BookingWarnings values={values} itself={known?.ms_no} />
        )
      }
      actions={(close) => <FormButtons formId={formId} busy={busy} cancel={close} submitLabel={words.submit} />}
    >
      <form
        id={formId}
        noValidate
        className={classes.form}
        onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          submit(event.currentTarget)
        }}
      >
        {restored && (
          <div className={classes.draft}>
            <DraftNote onDiscard={discard} />
          </div>
        )}
        <KindFields {...fields} isNew={!known} />
        {!known && <VisitorFields {...fields} />}
        <PlaceFields {...fields} />
        <BookingGrid values={values} itself={known?.ms_no} onChange={change} />
        <Chosen values={values} />
        <PeopleFields {...fields} />
      </form>
    </Panel>
  )
}

/** A meeting to be booked, brought back or changed: when and where, with the day of all rooms in view. */
export const BookingPanel = ({ opened, ...panel }: BookingPanelProps) => opened && <OpenPanel {...panel} />
