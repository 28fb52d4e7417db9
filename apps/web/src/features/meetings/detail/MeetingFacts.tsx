import { kindOf, peopleOf, placeOf, statusOf, visitorName } from '@crm/contract/features/meetings/meetingNames'
import { meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { mrWay } from '@crm/contract/features/meetings/meetings.words'
import { showPhone } from '@crm/contract/kit/people'
import { showDateTime, showSpan } from '../../../shared/lib/date.ts'
import { Facts } from '../../../shared/ui/Facts.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { statusTones } from '../../reference/meetingWords.ts'
import { MemoLink } from '../memo/MemoLink.tsx'
import { recordsText, detailText as text } from '../records/records.messages.ts'
import classes from './MeetingDetailPanel.module.css'

const Contacts = ({ contacts }: { contacts: MeetingDetail['client_contact'] }) => (
  <ul className={classes.contacts}>
    {contacts.map(({ name, number }) => (
      <li key={`${name} ${number}`}>
        {name} <a href={`tel:${number}`}>{showPhone(number)}</a>
      </li>
    ))}
  </ul>
)

/** What is known of a meeting. */
export const MeetingFacts = ({ meeting }: { meeting: MeetingDetail }) => {
  const state = statusOf(meeting)
  return (
    <Facts
      inRows
      facts={[
        [
          text.standing,
          <Tag key="state" tone={statusTones[state]}>
            {meetingStatus.label(state)}
          </Tag>,
        ],
        [text.when, showSpan(meeting.start_dt, meeting.end_dt)],
        [text.kind, kindOf(meeting)],
        [text.way, mrWay.label(meeting.mr_way)],
        [text.place, placeOf(meeting)],
        [text.people, peopleOf(meeting)],
        [text.client, visitorName(meeting)],
        [text.rep, meeting.client_rep_name ?? recordsText.notClient],
        [
          text.contacts,
          meeting.client_contact.length > 0 ? <Contacts key="contacts" contacts={meeting.client_contact} /> : null,
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
