import { type ClientMeeting, portalMeetings } from '@crm/contract/features/portalMeetings/portalMeetings'
import { clientMeetingColumns } from '@crm/contract/features/portalMeetings/portalMeetings.columns'
import { byDay } from '../../shared/kit/list/days/DayHeading.tsx'
import { ListPage } from '../../shared/kit/list/ListPage.tsx'
import { withCells } from '../../shared/kit/list/listColumns.tsx'
import { koreaToday, showSpan } from '../../shared/lib/format/date.ts'
import { MeetingRequestDialog } from '../meetingRequests/MeetingRequestDialog.tsx'
import { OwnRequestsCard } from '../meetingRequests/OwnRequestsCard.tsx'
import { ClientMeetingPanel } from './ClientMeetingPanel.tsx'
import { MeetingMarks } from './MeetingMarks.tsx'
import { portalMeetingsText as text } from './portalMeetings.messages.ts'

const days = byDay<ClientMeeting>(({ ms_dt }) => ms_dt)

const columns = withCells(clientMeetingColumns, {
  start_dt: ({ start_dt, end_dt }) => <time>{showSpan(start_dt, end_dt)}</time>,
  status: (meeting) => <MeetingMarks meeting={meeting} />,
})

/** The company's meetings: those that come first, earlier ones folded above. */
export const ClientMeetingScreen = () => (
  <ListPage
    endpoint={portalMeetings.list}
    columns={columns}
    saved={null}
    groups={days}
    opensAt={{ day: koreaToday(), from: 'start_dt', to: 'end_dt' }}
    create={{ form: MeetingRequestDialog }}
    above={<OwnRequestsCard />}
    peek={ClientMeetingPanel}
    words={text.list}
  />
)
