import { meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { koreaToday, showSpan } from '../../../shared/lib/date.ts'
import type { Column } from '../../../shared/ui/column.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import {
  kindOf,
  peopleOf,
  placeOf,
  standingOf,
  standingTones,
  visitorOf,
  whereOf,
} from '../../reference/meetingWords.ts'
import { VisitLink } from '../detail/VisitLink.tsx'
import { recordsText } from '../records/records.messages.ts'
import classes from './ScheduleMeeting.module.css'
import { scheduleText as text } from './schedule.messages.ts'

const company: Column<Meeting> = {
  key: 'client_name',
  title: recordsText.client,
  strong: true,
  render: visitorOf,
}
const when: Column<Meeting> = {
  key: 'start_dt',
  title: recordsText.when,
  width: 206,
  render: ({ start_dt, end_dt }) => <time>{showSpan(start_dt, end_dt)}</time>,
}
const state: Column<Meeting> = {
  key: 'standing',
  title: text.standing,
  width: 180,
  render: (meeting) => {
    const word = standingOf(meeting)
    return (
      <span className={classes.standing}>
        <Tag tone={standingTones[word]}>{meetingStatus.label(word)}</Tag>
        {meeting.ms_dt === koreaToday() && <VisitLink ms_no={meeting.ms_no} size="compact-xs" />}
      </span>
    )
  },
}

export const scheduleColumns: Column<Meeting>[] = [
  when,
  company,
  { key: 'proj_name', title: text.project },
  { key: 'mr_type', title: recordsText.category, width: 130, render: kindOf },
  {
    key: 'place',
    title: recordsText.place,
    width: 190,
    render: whereOf,
  },
  { key: 'managers', title: recordsText.person, width: 160, render: peopleOf },
  state,
]

/** On phones: who comes, when and where. */
export const scheduleCardColumns: Column<Meeting>[] = [
  company,
  { ...when, onCard: 'fact' },
  { key: 'place', title: recordsText.place, onCard: 'fact', render: placeOf },
  { ...state, onCard: 'aside' },
]
