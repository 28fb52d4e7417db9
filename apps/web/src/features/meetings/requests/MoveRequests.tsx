import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { useState } from 'react'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { PanelPlace } from '../../../shared/ui/overlay/panelPlace.ts'
import { useOpenRequests } from '../../meetingRequests/meetingRequests.api.ts'
import { requestsText } from '../../meetingRequests/meetingRequests.messages.ts'
import { RequestItem } from '../../meetingRequests/RequestItem.tsx'
import { isOwn } from '../../reference/meetingWords.ts'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { useMayBook } from '../booking/useMayBook.ts'
import { movedTo } from './requestBooking.ts'

/** The client's wish to move this meeting, if there is one. */
export const MoveRequests = ({ meeting }: { meeting: MeetingDetail }) => {
  const rows = useOpenRequests({ ms_no: meeting.ms_no }).data?.query ?? []
  const emp_no = useUser()?.emp_no
  // Only the meeting's own people move it.
  const mayMove = useMayBook() && isOwn(meeting, emp_no)
  // As it was when it was opened: the form stays, whatever becomes of the request meanwhile.
  const [moving, setMoving] = useState<{ wish: string | null } | null>(null)
  return (
    <>
      {rows.length > 0 && (
        <Section title={requestsText.title}>
          <Stack divided>
            {rows.map((request) => (
              <RequestItem
                key={request.mq_no}
                request={request}
                onBook={mayMove ? (wish) => setMoving({ wish }) : undefined}
              />
            ))}
          </Stack>
        </Section>
      )}
      {moving && (
        <PanelPlace value="over">
          <BookingPanel
            opened
            meeting={meeting}
            {...(moving.wish && { proposed: movedTo(meeting, moving.wish) })}
            onClose={() => setMoving(null)}
          />
        </PanelPlace>
      )}
    </>
  )
}
