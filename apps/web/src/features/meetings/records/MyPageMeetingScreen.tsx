import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { meetings } from '@crm/contract/features/meetings/meetings'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { useState } from 'react'
import { byDay } from '../../../shared/kit/list/days/DayHeading.tsx'
import { keyword } from '../../../shared/kit/list/filters/pieces.tsx'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { MinutesPanel } from '../../minutes/MinutesPanel.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { MeetingDetailPanel } from '../detail/MeetingDetailPanel.tsx'
import { useMeetingActions } from '../detail/useMeetingActions.ts'
import { ContactListDialog } from './ContactListDialog.tsx'
import { currentMonth, months } from './monthsFilter.tsx'
import { recordColumns } from './recordColumns.tsx'
import { recordsText as text } from './records.messages.ts'
import { recordsQuery } from './recordsQuery.ts'

const days = byDay<Meeting>(({ ms_dt }) => ms_dt)
// This page alone searches on Enter (docs/rules.md, meetings).
const filters = [keyword({ label: text.search, placeholder: text.search, onEnterOnly: true }), months]

/** One's own meetings, month by month. */
export const MyPageMeetingScreen = () => {
  const emp_no = useUser()?.emp_no
  const [contactsOf, setContactsOf] = useState<Meeting | null>(null)
  const [minutesOf, setMinutesOf] = useState<number | null>(null)
  const actions = useMeetingActions()
  const cells = { actions, onContacts: setContactsOf, onMinutes: ({ ms_no }: Meeting) => setMinutesOf(ms_no) }
  return (
    <ListPage
      endpoint={meetings.list}
      columns={({ sort, desc }) => recordColumns(cells, !sort && !desc)}
      filters={filters}
      fixed={recordsQuery(emp_no)}
      usual={currentMonth()}
      groups={days}
      opensAt={{ day: koreaToday(), from: 'start_dt', to: 'end_dt' }}
      excel={meetings.excel}
      saved="ownMeetings"
      create={{ form: BookingPanel, endpoint: meetings.create }}
      peek={MeetingDetailPanel}
      words={text.list}
    >
      {contactsOf && (
        <ContactListDialog
          name={visitorName(contactsOf)}
          contacts={contactsOf.client_contact}
          onClose={() => setContactsOf(null)}
        />
      )}
      {minutesOf !== null && <MinutesPanel ms_no={minutesOf} onClose={() => setMinutesOf(null)} />}
    </ListPage>
  )
}
