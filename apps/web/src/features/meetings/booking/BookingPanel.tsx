import { bookingMessages, placeFor } from '@crm/contract/features/meetings/booking'
import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { minutesOf } from '@crm/contract/features/meetings/roomTime'
import { useEffect, useState } from 'react'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { BookingGrid, BookingWarnings } from './BookingDay.tsx'
import { KindFields, PeopleFields, PlaceFields, VisitorFields } from './BookingFields.tsx'
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
    <Text as="p" tone={isChosen ? 'accent' : 'second'} weight={isChosen ? 'strong' : 'normal'} role="status">
      {isChosen ? text.chosen(room.mr_name, start, end, minutesOf(end) - minutesOf(start)) : text.nothingChosen}
    </Text>
  )
}

interface BookingPanelProps {
  opened: boolean
  onClose: () => void
  /** What is known where it is opened: the project, the day, a room. */
  initial?: Partial<BookingValues>
  /** The meeting that is brought back or changed. */
  meeting?: MeetingDetail
  /** What of that meeting somebody asks to change: filled in, for whoever saves it to decide. */
  proposed?: Partial<BookingValues>
}

const wordsFor = (meeting: MeetingDetail | undefined) => {
  if (!meeting) return { title: text.title, submit: text.add, taken: bookingMessages.taken }
  const name = visitorName(meeting)
  const taken = bookingMessages.takenOnRestore
  if (meeting.state === 2) return { title: text.restoreTitle(name), submit: text.restore, taken }
  return { title: text.changeTitle(name), submit: text.change, taken }
}

const OpenPanel = ({ onClose, initial, meeting, proposed }: Omit<BookingPanelProps, 'opened'>) => {
  const rooms = useMeetingRooms().data?.query
  // The words of the panel stay as they were; what somebody else changes meanwhile, the form says.
  const [known] = useState(meeting)
  const { state, values, fields, free, errorOf, change, take } = useBooking({
    initial,
    meeting: known,
    nameOfRoom: (mr_no) => rooms?.find((room) => room.mr_no === mr_no)?.mr_name,
    onBooked: onClose,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a proposal is filled in once, when the form appears
  useEffect(() => {
    if (proposed) change(proposed)
  }, [])
  const words = wordsFor(known)
  const parts = { values, change, errorOf }
  return (
    <FormPanel
      state={state}
      title={words.title}
      size="wide"
      submit={words.submit}
      onClose={onClose}
      note={
        free ? (
          <TakenRoom message={words.taken} free={free} busy={state.busy} onTake={take} />
        ) : (
          <>
            <FormNotes state={state} />
            <BookingWarnings values={values} itself={known?.ms_no} />
          </>
        )
      }
    >
      <div ref={fields}>
        <Stack>
          <KindFields {...parts} isNew={!known} />
          {!known && <VisitorFields {...parts} />}
          <PlaceFields {...parts} />
          <BookingGrid values={values} itself={known?.ms_no} onChange={change} />
          <Chosen values={values} />
          <PeopleFields {...parts} />
        </Stack>
      </div>
    </FormPanel>
  )
}

/** A meeting to be booked, brought back or changed: when and where, with the day of all rooms in view. */
export const BookingPanel = ({ opened, ...panel }: BookingPanelProps) => opened && <OpenPanel {...panel} />
