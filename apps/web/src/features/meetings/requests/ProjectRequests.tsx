import type { MeetingRequest } from '@crm/contract/features/meetingRequests/meetingRequests'
import { useState } from 'react'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useOpenRequests } from '../../meetingRequests/meetingRequests.api.ts'
import { requestsText } from '../../meetingRequests/meetingRequests.messages.ts'
import { RequestItem } from '../../meetingRequests/RequestItem.tsx'
import { BookingPanel } from '../booking/BookingPanel.tsx'
import { useMayBook } from '../booking/useMayBook.ts'
import { bookingForRequest } from './requestBooking.ts'

/** What the client of a project asks for; nothing where nothing is open. */
export const ProjectRequests = ({ proj_no }: { proj_no: number }) => {
  const rows = useOpenRequests({ proj_no }).data?.query ?? []
  const mayBook = useMayBook()
  const [, openMeeting] = useAddressNumber('ms_no')
  const [booking, setBooking] = useState<{ request: MeetingRequest; wish: string | null } | null>(null)
  if (rows.length === 0 && !booking) return null
  return (
    <Card title={requestsText.title} note={rows.length || undefined}>
      <Stack divided>
        {rows.map((request) => (
          <RequestItem
            key={request.mq_no}
            request={request}
            onBook={request.kind === 'new' && mayBook ? (wish) => setBooking({ request, wish }) : undefined}
            onMeeting={request.kind === 'move' ? () => openMeeting(request.ms_no) : undefined}
          />
        ))}
      </Stack>
      {booking && (
        <BookingPanel
          opened
          initial={bookingForRequest(booking.request, booking.wish)}
          onClose={() => setBooking(null)}
        />
      )}
    </Card>
  )
}
