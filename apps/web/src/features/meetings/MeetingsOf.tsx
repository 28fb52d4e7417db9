import { mrChecked, mrWay } from '@crm/contract/meeting'
import type { Meeting } from '@crm/contract/meetingRows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDateTime } from '../../shared/lib/date.ts'
import type { Column } from '../../shared/ui/column.ts'
import { DataList } from '../../shared/ui/DataList.tsx'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import { bookingText } from './booking.messages.ts'
import classes from './MeetingsOf.module.css'
import { useMeetings } from './meetings.api.ts'
import { text } from './meetings.messages.ts'
import { kindOf, placeOf } from './meetingWords.ts'
import { useMayBook } from './useMayBook.ts'

const pageSize = 10
const tones: Record<Meeting['mr_checked'], Tone> = { 0: 'gray', 1: 'green', 2: 'red' }

const columns: Column<Meeting>[] = [
  { key: 'start_dt', title: text.when, width: 140, render: ({ start_dt }) => showDateTime(start_dt) },
  { key: 'mr_type', title: text.kind, width: 130, render: kindOf },
  {
    key: 'place',
    title: text.place,
    render: (meeting) => `${placeOf(meeting)} · ${mrWay.label(meeting.mr_way)}`,
    onCard: 'fact',
  },
  {
    key: 'managers',
    title: text.person,
    render: ({ managers }) => managers.map(({ emp_name }) => emp_name).join(', ') || text.nobody,
    onCard: 'fact',
  },
  {
    key: 'minutes',
    title: text.minutes,
    width: 90,
    render: ({ exist_record }) => (exist_record ? text.written : text.notWritten),
    onCard: 'hidden',
  },
  {
    key: 'mr_checked',
    title: text.visit,
    width: 100,
    render: ({ mr_checked }) => <Tag tone={tones[mr_checked]}>{mrChecked.label(mr_checked)}</Tag>,
    onCard: 'aside',
  },
]

/** Every meeting of a project or of a company, the newest first. */
const MeetingsOf = (of: { proj_no?: number; client_no?: number }) => {
  const [offset, setOffset] = useState(0)
  const found = useMeetings({ ...of, desc: 1, offset, limit: pageSize })
  return (
    <DataList
      of={found}
      columns={columns}
      rowKey={({ ms_no }) => ms_no}
      empty={text.none}
      page={{ offset, limit: pageSize, onChange: setOffset }}
      bare
    />
  )
}

/** A project's meetings, and the way to the next one. */
export const ProjectMeetings = ({ proj_no }: { proj_no: number }) => {
  const [isBooking, setBooking] = useState(false)
  const mayBook = useMayBook()
  return (
    <>
      {mayBook && (
        <div className={classes.bar}>
          <Button size="xs" onClick={() => setBooking(true)}>
            {bookingText.title}
          </Button>
        </div>
      )}
      <MeetingsOf proj_no={proj_no} />
      <BookingPanel opened={isBooking} onClose={() => setBooking(false)} initial={{ proj_no }} />
    </>
  )
}
export const ClientMeetings = ({ client_no }: { client_no: number }) => <MeetingsOf client_no={client_no} />
