import { kindOf, statusOf, whereOf } from '@crm/contract/features/meetings/meetingNames'
import { meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/date.ts'
import { useAddressNumber } from '../../../shared/lib/useAddressNumber.ts'
import { useMay } from '../../../shared/lib/useMay.ts'
import type { Column } from '../../../shared/ui/column.ts'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { MinutesPanel } from '../../minutes/MinutesPanel.tsx'
import { statusTones } from '../../reference/meetingWords.ts'
import { useMeetings } from '../meetings.api.ts'
import { meetingsText } from '../meetings.messages.ts'
import { MinutesState } from '../records/MinutesState.tsx'
import { MeetingDetailPanel } from './MeetingDetailPanel.tsx'

const pageSize = 10

const columnsWith = (onMinutes: ((ms_no: number) => void) | null): Column<Meeting>[] => [
  { key: 'start_dt', title: meetingsText.when, width: 160, render: ({ start_dt }) => showDateTime(start_dt) },
  { key: 'mr_type', title: meetingsText.kind, width: 130, render: kindOf },
  {
    key: 'place',
    title: meetingsText.place,
    render: whereOf,
    onCard: 'fact',
  },
  {
    key: 'managers',
    title: meetingsText.person,
    render: ({ managers }) => managers.map(({ emp_name }) => emp_name).join(', ') || meetingsText.nobody,
    onCard: 'fact',
  },
  {
    key: 'minutes',
    title: meetingsText.minutes,
    width: 90,
    render: (meeting) => (
      <MinutesState
        ms_no={meeting.ms_no}
        isWritten={meeting.exist_record}
        label={`${showDateTime(meeting.start_dt)} ${meetingsText.minutes}`}
        onOpen={onMinutes && (() => onMinutes(meeting.ms_no))}
      />
    ),
    onCard: 'hidden',
  },
  {
    key: 'status',
    title: meetingsText.visit,
    width: 100,
    render: (meeting) => {
      const state = statusOf(meeting)
      return <Tag tone={statusTones[state]}>{meetingStatus.label(state)}</Tag>
    },
    onCard: 'aside',
  },
]

/** Every meeting of a project or of a company, the newest first. */
export const RelatedMeetings = (of: { proj_no?: number; client_no?: number }) => {
  const [offset, setOffset] = useState(0)
  const [opened, show] = useAddressNumber('ms_no')
  const [minutesOf, setMinutesOf] = useState<number | null>(null)
  const mayReadMinutes = useMay(minutes.read)
  const found = useMeetings({ ...of, desc: 1, offset, limit: pageSize })
  return (
    <>
      <DataList
        read={found}
        columns={columnsWith(mayReadMinutes ? setMinutesOf : null)}
        rowKey={({ ms_no }) => ms_no}
        empty={meetingsText.none}
        onRow={({ ms_no }) => show(ms_no)}
        page={{ offset, limit: pageSize, onChange: setOffset }}
        bare
      />
      {opened !== null && <MeetingDetailPanel ms_no={opened} onClose={() => show(null)} />}
      {minutesOf !== null && <MinutesPanel ms_no={minutesOf} onClose={() => setMinutesOf(null)} />}
    </>
  )
}
