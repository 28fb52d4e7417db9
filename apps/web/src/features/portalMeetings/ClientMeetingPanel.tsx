import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { clientPlace, clientWay } from '@crm/contract/features/portalMeetings/clientMeetingNames'
import { type ClientMeeting, portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { RecordPanel } from '../../shared/kit/record/RecordPanel.tsx'
import { showSpan } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { MoveRequestDialog } from '../meetingRequests/MoveRequestDialog.tsx'
import { requestsText } from '../meetingRequests/meetingRequests.messages.ts'
import { useCompany } from '../portal/portal.api.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { changeWords, MeetingMarks } from './MeetingMarks.tsx'
import { portalMeetingsText as text } from './portalMeetings.messages.ts'

const MeetingFacts = ({ meeting }: { meeting: ClientMeeting }) => {
  const address = useCompany()?.address ?? null
  return (
    <Facts
      inRows
      facts={[
        [text.status, <MeetingMarks key="marks" meeting={meeting} />],
        [text.when, showSpan(meeting.start_dt, meeting.end_dt)],
        [text.kind, kindOf(meeting)],
        [text.way, clientWay.label(meeting.mr_way)],
        [text.place, clientPlace(meeting, address)],
        [text.people, meeting.managers.join(', ') || text.toBeNamed],
        meeting.proj_no !== null && [
          text.project,
          <Link key="project" to={pathOf('ClientProject', { id: meeting.proj_no })}>
            {meeting.proj_name}
          </Link>,
        ],
      ]}
    />
  )
}

/** The way to a request for another time, for a meeting that is still to come. */
const AskToMove = ({ meeting: { ms_no, status, is_over, is_move_asked } }: { meeting: ClientMeeting }) => {
  const [isOpen, setOpen] = useState(false)
  if (is_over || is_move_asked || status === 'cancelled' || status === 'visited') return null
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {requestsText.moveTitle}
      </Button>
      {isOpen && <MoveRequestDialog ms_no={ms_no} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ClientMeetingPanelProps {
  ms_no: number
  onClose: () => void
}

/** One meeting of the client: when, where, with whom, and what the client can do about it. */
export const ClientMeetingPanel = ({ ms_no, onClose }: ClientMeetingPanelProps) => (
  <RecordPanel
    endpoint={portalMeetings.detail}
    params={{ ms_no }}
    title={(meeting) => (meeting ? kindOf(meeting) : text.list.title)}
    actions={(meeting) => <AskToMove meeting={meeting} />}
    words={{ missingTitle: text.gone }}
    onClose={onClose}
  >
    {(meeting) => {
      const change = changeWords(meeting)
      return (
        <Stack>
          {change && (
            <Note tone="amber">
              <strong>{text.changed}</strong> {change}
            </Note>
          )}
          <MeetingFacts meeting={meeting} />
          {meeting.status === 'planned' && !meeting.is_over && <AddToCalendar meeting={meeting} />}
          {meeting.is_move_asked && <Note>{requestsText.waits}</Note>}
        </Stack>
      )
    }}
  </RecordPanel>
)
