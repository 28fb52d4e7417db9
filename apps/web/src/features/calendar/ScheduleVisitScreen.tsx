import { kindOf, peopleOf, placeOf, statusOf, visitorName, whereOf } from '@crm/contract/features/meetings/meetingNames'
import { meetings } from '@crm/contract/features/meetings/meetings'
import { meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { showPhone } from '@crm/contract/kit/people'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { WithRecord } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { showSpan } from '../../shared/lib/format/date.ts'
import { useMayOpen } from '../../shared/lib/session/useMay.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Columns } from '../../shared/ui/layout/Columns.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Page } from '../../shared/ui/page/Page.tsx'
import { AlimtalkDialog } from '../alimtalk/lazyAlimtalkDialog.ts'
import { useMaySendAlimtalk } from '../alimtalk/useMaySendAlimtalk.ts'
import { useMayBook } from '../meetings/booking/useMayBook.ts'
import { useMeetingActions } from '../meetings/detail/useMeetingActions.ts'
import { MemoLink } from '../meetings/memo/MemoLink.tsx'
import { MinutesPanel } from '../minutes/MinutesPanel.tsx'
import { statusTones } from '../reference/meetingWords.ts'
import { dashboardPath } from '../reference/projectPaths.ts'
import { SurveyAnswers } from '../surveys/SurveyAnswers.tsx'
import { useShowsSurvey } from '../surveys/surveys.api.ts'
import { calendarText } from './calendar.messages.ts'

const Contacts = ({ contacts }: { contacts: MeetingDetail['client_contact'] }) =>
  contacts.length ? (
    <Stack as="ul" gap="sm">
      {contacts.map(({ name, number }) => (
        <li key={`${name} ${number}`}>
          {name} <a href={`tel:${number}`}>{showPhone(number)}</a>
        </li>
      ))}
    </Stack>
  ) : (
    <SmallText>{calendarText.noContacts}</SmallText>
  )

const CheckIn = ({ meeting }: { meeting: MeetingDetail }) => {
  const { mark, busy } = useMeetingActions()
  const state = statusOf(meeting)
  if (state === 'planned')
    return (
      <Button disabled={busy} onClick={() => mark(meeting, 1)}>
        {calendarText.checkIn}
      </Button>
    )
  if (state !== 'visited') return null
  return (
    <Button variant="default" disabled={busy} onClick={() => mark(meeting, 0)}>
      {calendarText.undoCheckIn}
    </Button>
  )
}

const Visit = ({ meeting }: { meeting: MeetingDetail }) => {
  const [beside, setBeside] = useState<'minutes' | 'notice' | null>(null)
  const state = statusOf(meeting)
  const mayBook = useMayBook()
  const mayNotify = useMaySendAlimtalk(meeting)
  const showsSurvey = useShowsSurvey(meeting)
  return (
    <Page
      title={visitorName(meeting)}
      context={`${showSpan(meeting.start_dt, meeting.end_dt)} · ${placeOf(meeting)}`}
      actions={
        <>
          {mayNotify && (
            <Button variant="default" onClick={() => setBeside('notice')}>
              {calendarText.notice}
            </Button>
          )}
          <Button variant="default" onClick={() => setBeside('minutes')}>
            {calendarText.minutes}
          </Button>
          {mayBook && <CheckIn meeting={meeting} />}
        </>
      }
    >
      <Columns
        side={
          <Card title={calendarText.contacts}>
            <Contacts contacts={meeting.client_contact} />
          </Card>
        }
      >
        <Card title={calendarText.visit} actions={<Tag tone={statusTones[state]}>{meetingStatus.label(state)}</Tag>}>
          <Facts
            facts={[
              [calendarText.who, [visitorName(meeting), meeting.client_rep_name].filter(Boolean).join(' · ')],
              [calendarText.when, showSpan(meeting.start_dt, meeting.end_dt)],
              [calendarText.where, whereOf(meeting)],
              [calendarText.staffInCharge, peopleOf(meeting)],
              [calendarText.kind, kindOf(meeting)],
              meeting.proj_no !== null && [
                calendarText.project,
                <Link key="project" to={dashboardPath(meeting.proj_no)}>
                  {meeting.proj_name}
                </Link>,
              ],
              [calendarText.comment, meeting.mr_comment],
              [calendarText.memo, <MemoLink key="memo" meeting={meeting} />],
            ]}
          />
        </Card>
        {showsSurvey && (
          <Card title={calendarText.survey}>
            <SurveyAnswers ms_no={meeting.ms_no} />
          </Card>
        )}
      </Columns>
      {beside === 'minutes' && <MinutesPanel ms_no={meeting.ms_no} onClose={() => setBeside(null)} />}
      {beside === 'notice' && <AlimtalkDialog ms_no={meeting.ms_no} onClose={() => setBeside(null)} />}
    </Page>
  )
}

/** Where people came from: the guides of the day, the calendar, or their own meetings. */
const useList = () => {
  const open = [screens.ScheduleGuide, screens.ScheduleMeeting, screens.MyPageMeeting].map(useMayOpen).indexOf(true)
  return [screens.ScheduleGuide, screens.ScheduleMeeting][open] ?? screens.MyPageMeeting
}

/** One meeting for reception: who comes, where, and whether they have come. */
export const ScheduleVisitScreen = () => (
  <WithRecord endpoint={meetings.detail} params={{ ms_no: useRecordNo() }} list={useList()}>
    {(meeting) => <Visit meeting={meeting} />}
  </WithRecord>
)
