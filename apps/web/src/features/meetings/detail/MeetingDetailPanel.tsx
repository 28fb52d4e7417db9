import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { useState } from 'react'
import { Comments } from '../../../shared/kit/comments/Comments.tsx'
import { commentsText } from '../../../shared/kit/comments/comments.messages.ts'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { PanelPlace } from '../../../shared/ui/overlay/panelPlace.ts'
import { AlimtalkDialog } from '../../alimtalk/lazyAlimtalkDialog.ts'
import { MeetingAlimtalk } from '../../alimtalk/MeetingAlimtalk.tsx'
import { MeetingHomework } from '../../homework/HomeworkCard.tsx'
import { MinutesPanel } from '../../minutes/MinutesPanel.tsx'
import { MeetingSurvey } from '../../surveys/MeetingSurvey.tsx'
import { MeetingIssues } from '../../todos/list/MeetingIssues.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { TakenRoom } from '../booking/TakenRoom.tsx'
import { detailText as text } from '../records/records.messages.ts'
import { MoveRequests } from '../requests/MoveRequests.tsx'
import { type Beside, MeetingActions } from './MeetingActions.tsx'
import { MeetingFacts } from './MeetingFacts.tsx'
import { type MeetingActions as Actions, useMeetingActions } from './useMeetingActions.ts'

const Content = ({ meeting, actions }: { meeting: MeetingDetail; actions: Actions }) => (
  <Stack>
    <MoveRequests meeting={meeting} />
    <MeetingFacts meeting={meeting} />
    {actions.free && (
      <TakenRoom
        message={bookingMessages.takenOnRestore}
        nothingFree={text.nothingFree}
        free={actions.free}
        busy={actions.busy}
        onTake={(slot) => actions.uncancel(meeting, slot)}
      />
    )}
    <MeetingIssues ms_no={meeting.ms_no} />
    {meeting.client_no && <MeetingHomework ms_no={meeting.ms_no} />}
    <MeetingAlimtalk ms_no={meeting.ms_no} />
    <MeetingSurvey ms_no={meeting.ms_no} mr_type={meeting.mr_type} />
    <Section title={commentsText.title}>
      <Comments to={{ to_table: 'mr_schedules', to_no: meeting.ms_no }} />
    </Section>
  </Stack>
)

interface OpenedProps {
  beside: Beside
  meeting: MeetingDetail
  onClose: () => void
}

const Opened = ({ beside, meeting, onClose }: OpenedProps) => {
  if (beside === 'minutes') return <MinutesPanel ms_no={meeting.ms_no} onClose={onClose} />
  if (beside === 'notice') return <AlimtalkDialog ms_no={meeting.ms_no} onClose={onClose} />
  return <BookingPanel opened meeting={meeting} onClose={onClose} />
}

interface MeetingDetailPanelProps {
  ms_no: number
  onClose: () => void
}

/** One meeting with all that is known of it, beside whatever it was opened from. */
export const MeetingDetailPanel = ({ ms_no, onClose }: MeetingDetailPanelProps) => {
  const actions = useMeetingActions(onClose)
  // As it was when it was opened: what is being written stays, even when the meeting is deleted meanwhile.
  const [opened, setOpened] = useState<Omit<OpenedProps, 'onClose'> | null>(null)
  return (
    <>
      <RecordPanel
        endpoint={meetings.detail}
        params={{ ms_no }}
        title={(meeting) => (meeting ? visitorName(meeting) : text.title)}
        actions={(meeting) => (
          <MeetingActions meeting={meeting} actions={actions} onOpen={(beside) => setOpened({ beside, meeting })} />
        )}
        words={{ missingTitle: text.gone }}
        onClose={onClose}
      >
        {(meeting) => <Content meeting={meeting} actions={actions} />}
      </RecordPanel>
      {opened && (
        <PanelPlace value="over">
          <Opened {...opened} onClose={() => setOpened(null)} />
        </PanelPlace>
      )}
    </>
  )
}
