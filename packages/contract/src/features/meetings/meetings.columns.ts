import { columnsOf } from '../../kit/columns.ts'
import { showPhone } from '../../kit/people.ts'
import { kindOf, peopleOf, placeOf, statusOf, visitorName, whereOf } from './meetingNames.ts'
import { meetingStatus } from './meetings.filters.ts'
import type { Meeting } from './meetings.rows.ts'

export const meetingTitles = {
  start_dt: '미팅 일시',
  end_dt: '종료',
  client_name: '고객사',
  client_rep_name: '회사명',
  proj_name: '프로젝트',
  mr_type: '구분',
  place: '미팅 장소',
  managers: '담당자',
  contacts: '연락처',
  visit: '방문 여부',
  minutes: '회의록',
  remove: '삭제',
  status: '상태',
  notClient: '비고객',
  written: '작성',
  notWritten: '미작성',
} as const

const titles = meetingTitles

const contactsOf = ({ client_contact }: Meeting) =>
  client_contact.map(({ name, number }) => `${name} ${showPhone(number)}`).join(', ')
const minutesOf = ({ exist_record }: Meeting) => (exist_record ? titles.written : titles.notWritten)
const repOf = ({ client_rep_name }: Meeting) => client_rep_name ?? titles.notClient

/** The schedule, and its Excel file. */
export const meetingColumns = columnsOf<Meeting>()('ms_no', {
  start_dt: { title: titles.start_dt, kind: 'dateTime', width: 206, sortable: true, card: 'fact' },
  end_dt: { title: titles.end_dt, kind: 'dateTime', width: 150, only: 'excel' },
  client_name: { title: titles.client_name, sortable: true, card: 'title', value: visitorName },
  client_rep_name: { title: titles.client_rep_name, width: 110, only: 'excel', value: repOf },
  proj_name: { title: titles.proj_name, card: 'hidden' },
  mr_type: { title: titles.mr_type, width: 130, sortable: true, card: 'hidden', value: kindOf },
  place: { title: titles.place, width: 190, card: 'fact', value: whereOf },
  managers: { title: titles.managers, width: 160, card: 'hidden', value: peopleOf },
  contacts: { title: titles.contacts, width: 220, only: 'excel', value: contactsOf },
  status: { title: titles.status, width: 180, card: 'side', value: (row) => meetingStatus.label(statusOf(row)) },
  minutes: { title: titles.minutes, width: 80, only: 'excel', value: minutesOf },
})

/** One's own meetings (docs/rules.md, meetings). */
export const myMeetingColumns = columnsOf<Meeting>()('ms_no', {
  client_rep_name: { title: titles.client_rep_name, width: 110, card: 'hidden', value: repOf },
  client_name: { title: titles.client_name, sortable: true, card: 'title', value: visitorName },
  managers: { title: titles.managers, width: 150, card: 'hidden', value: peopleOf },
  mr_type: { title: titles.mr_type, width: 120, sortable: true, card: 'hidden', value: kindOf },
  place: { title: titles.place, width: 140, card: 'fact', value: placeOf },
  start_dt: { title: titles.start_dt, kind: 'dateTime', width: 172, sortable: true, card: 'fact' },
  contacts: { title: titles.contacts, width: 78, card: 'hidden', value: contactsOf },
  visit: { title: titles.visit, width: 120, card: 'side', value: (row) => meetingStatus.label(statusOf(row)) },
  minutes: { title: titles.minutes, width: 86, card: 'hidden', value: minutesOf },
  remove: { title: titles.remove, width: 64, card: 'hidden', only: 'list', value: () => null },
})
