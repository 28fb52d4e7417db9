import { statusOf, whereOf } from '@crm/contract/features/meetings/meetingNames'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { myMeetingColumns } from '@crm/contract/features/meetings/meetings.columns'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { useState } from 'react'
import { ListCard } from '../../../shared/kit/list/ListCard.tsx'
import { pickShown, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { useMay } from '../../../shared/lib/session/useMay.ts'
import { MinutesPanel } from '../../minutes/MinutesPanel.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { meetingsText as text } from '../meetings.messages.ts'
import { MinutesState } from '../records/MinutesState.tsx'
import { MeetingDetailPanel } from './MeetingDetailPanel.tsx'
import { MeetingStatusTag } from './MeetingStatusTag.tsx'

const columns = withCells(
  pickShown(myMeetingColumns, ['start_dt', 'mr_type', 'place', 'managers', 'minutes', 'visit']),
  { place: whereOf, visit: (meeting) => <MeetingStatusTag status={statusOf(meeting)} /> },
)

const byNewest = { desc: 1 } as const

/** The minutes' cell opens them, for those who may read them. */
const useMinutesColumns = () => {
  const [opened, setOpened] = useState<number | null>(null)
  const mayRead = useMay(minutes.read)
  return {
    columns: withCells(columns, {
      minutes: (meeting) => (
        <MinutesState
          ms_no={meeting.ms_no}
          isWritten={meeting.exist_record}
          label={`${showDateTime(meeting.start_dt)} ${text.minutes}`}
          onOpen={mayRead ? () => setOpened(meeting.ms_no) : null}
        />
      ),
    }),
    panel: opened !== null && <MinutesPanel ms_no={opened} onClose={() => setOpened(null)} />,
  }
}

/** Every meeting of a project, the newest first, and the way to its next one. */
export const ProjectMeetings = ({ proj_no }: { proj_no: number }) => {
  const { columns: shown, panel } = useMinutesColumns()
  return (
    <>
      <ListCard
        endpoint={meetings.list}
        columns={shown}
        fixed={{ proj_no }}
        initial={byNewest}
        create={{
          endpoint: meetings.create,
          render: (form) => <BookingPanel {...form} initial={{ ms_who: 'client', proj_no }} />,
        }}
        peek={MeetingDetailPanel}
        words={text.related}
      />
      {panel}
    </>
  )
}

/** Every meeting of a company, the newest first. */
export const ClientMeetings = ({ client_no }: { client_no: number }) => {
  const { columns: shown, panel } = useMinutesColumns()
  return (
    <>
      <ListCard
        emptyAction={null}
        endpoint={meetings.list}
        columns={shown}
        fixed={{ client_no }}
        initial={byNewest}
        peek={MeetingDetailPanel}
        words={text.related}
      />
      {panel}
    </>
  )
}
