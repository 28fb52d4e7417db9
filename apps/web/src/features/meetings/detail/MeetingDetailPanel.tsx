import { bookingMessages } from '@crm/contract/features/meetings/booking'
import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { Comments } from '../../../shared/kit/comments/Comments.tsx'
import { commentsText } from '../../../shared/kit/comments/comments.messages.ts'
import { useMay } from '../../../shared/lib/useMay.ts'
import { LoadingPanel } from '../../../shared/ui/LoadingPanel.tsx'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { AlimtalkDialog } from '../../alimtalk/AlimtalkDialog.tsx'
import { MeetingAlimtalk } from '../../alimtalk/MeetingAlimtalk.tsx'
import { useMaySendAlimtalk } from '../../alimtalk/useMaySendAlimtalk.ts'
import { MinutesPanel } from '../../minutes/MinutesPanel.tsx'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { MeetingSurvey } from '../../surveys/MeetingSurvey.tsx'
import { MeetingIssues } from '../../todos/list/MeetingIssues.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { TakenRoom } from '../booking/TakenRoom.tsx'
import { useMayBook } from '../booking/useMayBook.ts'
import { useMeeting } from '../meetings.api.ts'
import { detailText as text } from '../records/records.messages.ts'
import { MeetingActions } from './MeetingActions.tsx'
import classes from './MeetingDetailPanel.module.css'
import { MeetingFacts } from './MeetingFacts.tsx'
import { useMeetingActions } from './useMeetingActions.ts'
import { VisitLink } from './VisitLink.tsx'

type Beside = 'minutes' | 'notice' | 'change' | null

const MeetingComments = ({ ms_no }: { ms_no: number }) => (
  <section>
    <h3 className={classes.heading}>{commentsText.title}</h3>
    <Comments to={{ to_table: 'mr_schedules', to_no: ms_no }} />
  </section>
)

interface ContentProps {
  meeting: MeetingDetail
  /** Deleted meanwhile: nothing can be done with it, but what is being written beside it stays. */
  isGone: boolean
  onClose: () => void
}

const Content = ({ meeting, isGone, onClose }: ContentProps) => {
  const actions = useMeetingActions(onClose)
  const [beside, setBeside] = useState<Beside>(null)
  const mayBook = useMayBook()
  const mayReadMinutes = useMay(minutes.read)
  const mayNotify = useMaySendAlimtalk(meeting)
  return (
    <div className={classes.content}>
      {isGone && (
        <p className={classes.gone} role="alert">
          {text.gone}
        </p>
      )}
      <MeetingFacts meeting={meeting} />
      {!isGone && (
        <div className={classes.actions}>
          {mayReadMinutes && (
            <Button size="xs" variant="default" onClick={() => setBeside('minutes')}>
              {text.openMinutes}
            </Button>
          )}
          {mayNotify && (
            <Button size="xs" variant="default" onClick={() => setBeside('notice')}>
              {text.notice}
            </Button>
          )}
          <VisitLink ms_no={meeting.ms_no} size="xs" />
          {meeting.proj_no !== null && (
            <Button size="xs" variant="default" component={Link} to={dashboardPath(meeting.proj_no)}>
              {text.openProject}
            </Button>
          )}
        </div>
      )}
      {mayBook && !isGone && (
        <div className={classes.doings}>
          <MeetingActions meeting={meeting} actions={actions} onChange={() => setBeside('change')} />
        </div>
      )}
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
      {beside === 'minutes' && <MinutesPanel ms_no={meeting.ms_no} onClose={() => setBeside(null)} />}
      <MeetingAlimtalk ms_no={meeting.ms_no} />
      <MeetingSurvey ms_no={meeting.ms_no} mr_type={meeting.mr_type} />
      {!isGone && <MeetingComments ms_no={meeting.ms_no} />}
      {beside === 'notice' && <AlimtalkDialog ms_no={meeting.ms_no} onClose={() => setBeside(null)} />}
      {beside === 'change' && <BookingPanel opened meeting={meeting} onClose={() => setBeside(null)} />}
    </div>
  )
}

interface MeetingDetailPanelProps {
  ms_no: number
  onClose: () => void
}

/** One meeting with all that is known of it, beside whatever it was opened from. */
export const MeetingDetailPanel = ({ ms_no, onClose }: MeetingDetailPanelProps) => {
  const found = useMeeting(ms_no)
  const meeting = found.data?.query[0]
  if (!meeting) return <LoadingPanel read={found} title={text.title} onClose={onClose} />
  return (
    <Panel opened onClose={onClose} title={visitorName(meeting)}>
      <Content meeting={meeting} isGone={found.error?.status === 404} onClose={onClose} />
    </Panel>
  )
}
