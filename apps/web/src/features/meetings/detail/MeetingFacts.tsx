import { clients } from '@crm/contract/features/clients/clients'
import { kindOf, peopleOf, placeOf, statusOf, visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { mrWay } from '@crm/contract/features/meetings/meetings.words'
import { showPhone } from '@crm/contract/kit/people'
import { Link } from 'react-router'
import { showDateTime, showSpan } from '../../../shared/lib/format/date.ts'
import { useMay } from '../../../shared/lib/session/useMay.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { detailPath } from '../../reference/clientPaths.ts'
import { dashboardPath } from '../../reference/projectPaths.ts'
import { MemoLink } from '../memo/MemoLink.tsx'
import { minutesWords } from '../records/MinutesState.tsx'
import { recordsText, detailText as text } from '../records/records.messages.ts'
import { MeetingStatusTag } from './MeetingStatusTag.tsx'

const Contacts = ({ contacts }: { contacts: MeetingDetail['client_contact'] }) => (
  <Stack as="ul" gap="none">
    {contacts.map(({ name, number }) => (
      <li key={`${name} ${number}`}>
        {name} <a href={`tel:${number}`}>{showPhone(number)}</a>
      </li>
    ))}
  </Stack>
)

const Company = ({ meeting }: { meeting: MeetingDetail }) => {
  const mayOpen = useMay(clients.detail)
  if (meeting.client_no === null || !mayOpen) return visitorName(meeting)
  return <Link to={detailPath(meeting.client_no)}>{visitorName(meeting)}</Link>
}

const Project = ({ meeting: { proj_no, proj_name } }: { meeting: MeetingDetail }) =>
  proj_no !== null && <Link to={dashboardPath(proj_no)}>{proj_name}</Link>

/** What is known of a meeting. */
export const MeetingFacts = ({ meeting }: { meeting: MeetingDetail }) => {
  return (
    <Facts
      inRows
      facts={[
        [text.status, <MeetingStatusTag key="status" status={statusOf(meeting)} />],
        [text.when, showSpan(meeting.start_dt, meeting.end_dt)],
        [text.kind, kindOf(meeting)],
        [text.way, mrWay.label(meeting.mr_way)],
        [text.place, placeOf(meeting)],
        [text.people, peopleOf(meeting)],
        [text.client, <Company key="client" meeting={meeting} />],
        [text.rep, meeting.client_rep_name ?? recordsText.notClient],
        [
          text.contacts,
          meeting.client_contact.length > 0 ? <Contacts key="contacts" contacts={meeting.client_contact} /> : null,
        ],
        meeting.proj_no !== null && [text.project, <Project key="project" meeting={meeting} />],
        [text.minutes, minutesWords(meeting.ms_no, meeting.exist_record)],
        [text.comment, meeting.mr_comment],
        [text.memo, <MemoLink key="memo" meeting={meeting} />],
        [text.booker, meeting.reg_emp_name && `${meeting.reg_emp_name} · ${showDateTime(meeting.reg_dt)}`],
      ]}
    />
  )
}
