import { columnsOf } from '../../kit/columns.ts'
import { kindOf } from '../meetings/meetingNames.ts'
import { clientPlace, clientStatusWords } from './clientMeetingNames.ts'
import type { ClientMeeting } from './portalMeetings.ts'

/** The list of a client's meetings. */
export const clientMeetingColumns = columnsOf<ClientMeeting>()('ms_no', {
  start_dt: { title: '일시', kind: 'dateTime', width: 190, card: 'title' },
  mr_type: { title: '구분', width: 130, value: kindOf, card: 'hidden' },
  proj_name: { title: '프로젝트', width: 200, card: 'fact' },
  place: { title: '장소', value: (meeting) => clientPlace(meeting, null), card: 'fact' },
  managers: { title: '담당', width: 150, value: ({ managers }) => managers.join(', '), card: 'hidden' },
  status: {
    title: '상태',
    width: 140,
    value: ({ status, is_over }) => clientStatusWords(status, is_over),
    card: 'side',
  },
})
