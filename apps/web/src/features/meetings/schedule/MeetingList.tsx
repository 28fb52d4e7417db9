import { meetings } from '@crm/contract/features/meetings/meetings'
import type { ReactNode } from 'react'
import { byDay } from '../../../shared/kit/list/days/DayHeading.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { CompanyDaysButton } from '../../holidays/CompanyDaysButton.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { MeetingDetailPanel } from '../detail/MeetingDetailPanel.tsx'
import { scheduleText as text } from './schedule.messages.ts'
import { datedColumns, scheduleColumns } from './scheduleColumns.tsx'
import { scheduleListFilters } from './scheduleFilters.tsx'

const days = byDay<{ ms_dt: string }>(({ ms_dt }) => ms_dt)

/** Everybody's meetings from today on, day by day. */
export const MeetingList = ({ navigation }: { navigation: ReactNode }) => (
  <ListPage
    endpoint={meetings.list}
    columns={({ sort, desc }) => (sort || desc ? datedColumns : scheduleColumns)}
    filters={scheduleListFilters}
    groups={days}
    opensAt={{ day: koreaToday(), from: 'start_dt', to: 'end_dt' }}
    above={navigation}
    saved="meetings"
    excel={meetings.excel}
    create={{ form: BookingPanel, endpoint: meetings.create }}
    actions={<CompanyDaysButton />}
    peek={MeetingDetailPanel}
    words={text.list}
  />
)
