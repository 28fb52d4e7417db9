import { bookingMessages } from '@crm/contract/booking'
import { minutes } from '@crm/contract/features/minutes'
import { mrWay } from '@crm/contract/meeting'
import { standing } from '@crm/contract/meetingFilters'
import type { MeetingDetail } from '@crm/contract/meetingRows'
import { showPhone } from '@crm/contract/people'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { showDateTime, showSpan } from '../../shared/lib/date.ts'
import { Facts } from '../../shared/ui/Facts.tsx'
import { Panel } from '../../shared/ui/Panel.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { WaitingPanel } from '../../shared/ui/WaitingPanel.tsx'
import { useUser } from '../auth/auth.api.ts'
import { useMay } from '../auth/useMay.ts'
import { MinutesPanel } from '../minutes/MinutesPanel.tsx'
import { MeetingNotices } from '../notices/MeetingNotices.tsx'
import { NoticeModal } from '../notices/NoticeModal.tsx'
import { useMayNotify } from '../notices/useMayNotify.ts'
import { dashboardPath } from '../projects/projectPaths.ts'
import { MeetingSurvey } from '../surveys/MeetingSurvey.tsx'
import { MeetingIssues } from '../todos/MeetingIssues.tsx'
import { BookingPanel } from './BookingPanel.tsx'
import classes from './MeetingDetailPanel.module.css'
import { MemoLink } from './MemoLink.tsx'
import { useMeeting } from './meetings.api.ts'
import { isOwn, kindOf, peopleOf, placeOf, standingOf, standingTones, visitorOf } from './meetingWords.ts'
import { recordsText, detailText as text } from './records.messages.ts'
import { TakenRoom } from './TakenRoom.tsx'
import { useMayBook } from './useMayBook.ts'
import { useMeetingActions } from './useMeetingActions.ts'
import { VisitLink } from './VisitLink.tsx'

const Contacts = ({ of: contacts }: { of: MeetingDetail['client_contact'] }) => (
  <ul className={classes.contacts}>
    {contacts.map(({ name, number }) => (
      <li key={`${name} ${number}`}>
        {name} <a href={`tel:${number}`}>{showPhone(number)}</a>
      </li>
    ))}
  </ul>
)

const Known = ({ meeting }: { meeting: MeetingDetail }) => {
  const state = standingOf(meeting)
  return (
    <Facts
      inRows
      of={[
        [
          text.standing,
          <Tag key="state" tone={standingTones[state]}>
            {standing.label(state)}
          </Tag>,
        ],
        [text.when, showSpan(meeting.start_dt, meeting.end_dt)],
        [text.kind, kindOf(meeting)],
        [text.way, mrWay.label(meeting.mr_way)],
        [text.place, placeOf(meeting)],
        [text.people, peopleOf(meeting)],
        [text.client, visitorOf(meeting)],
        [text.rep, meeting.client_rep_name ?? recordsText.notClient],
        [
          text.contacts,
          meeting.client_contact.length > 0 ? <Contacts key="contacts" of={meeting.client_contact} /> : null,
        ],
        meeting.proj_name !== null && [text.project, meeting.proj_name],
        [text.minutes, meeting.exist_record ? recordsText.written : recordsText.notWritten],
        [text.comment, meeting.mr_comment],
        [text.memo, <MemoLink key="memo" meeting={meeting} />],
        [text.booker, meeting.reg_emp_name && `${meeting.reg_emp_name} · ${showDateTime(meeting.reg_dt)}`],
      ]}
    />
  )
}

type Actions = ReturnType<typeof useMeetingActions>

interface DoingsProps {
  meeting: MeetingDetail
  actions: Actions
  /** Opens its time, place and people. */
  onChange: () => void
}

/** What may be done with it, by whom it concerns and where it stands. */
const Doings = ({ meeting, actions, onChange }: DoingsProps) => {
  const state = standingOf(meeting)
  const mine = isOwn(meeting, useUser()?.emp_no)
  const { busy } = actions
  return (
    <>
      {state === 'planned' && (
        <Button disabled={busy} onClick={() => actions.mark(meeting, 1)}>
          {text.visited}
        </Button>
      )}
      {state === 'visited' && (
        <Button variant="default" disabled={busy} onClick={() => actions.mark(meeting, 0)}>
          {text.notVisited}
        </Button>
      )}
      {mine && state === 'cancelled' && (
        <Button variant="default" disabled={busy} onClick={() => actions.uncancel(meeting)}>
          {text.uncancel}
        </Button>
      )}
      {mine && state === 'planned' && (
        <>
          <Button variant="default" disabled={busy} onClick={onChange}>
            {text.change}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => actions.putAside(meeting)}>
            {text.wait}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => actions.cancel(meeting)}>
            {text.cancel}
          </Button>
        </>
      )}
      {mine && state === 'waiting' && (
        <Button disabled={busy} onClick={onChange}>
          {text.restore}
        </Button>
      )}
      {mine && (
        <Button variant="light" color="red" disabled={busy} onClick={() => actions.remove(meeting)}>
          {text.remove}
        </Button>
      )}
    </>
  )
}

type Beside = 'minutes' | 'notice' | 'change' | null

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
  const mayNotify = useMayNotify(meeting)
  return (
    <div className={classes.content}>
      {isGone && (
        <p className={classes.gone} role="alert">
          {text.gone}
        </p>
      )}
      <Known meeting={meeting} />
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
          <Doings meeting={meeting} actions={actions} onChange={() => setBeside('change')} />
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
      <MeetingNotices ms_no={meeting.ms_no} />
      <MeetingSurvey ms_no={meeting.ms_no} mr_type={meeting.mr_type} />
      {beside === 'notice' && <NoticeModal ms_no={meeting.ms_no} onClose={() => setBeside(null)} />}
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
  if (!meeting) return <WaitingPanel of={found} title={text.title} onClose={onClose} />
  return (
    <Panel opened onClose={onClose} title={visitorOf(meeting)}>
      <Content meeting={meeting} isGone={found.error?.status === 404} onClose={onClose} />
    </Panel>
  )
}
