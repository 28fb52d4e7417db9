import { Button } from '@mantine/core'
import { useState } from 'react'
import { MeetingRequestDialog } from './MeetingRequestDialog.tsx'
import { requestsText as text } from './meetingRequests.messages.ts'

/** The way to a request for a meeting, about this project or about nothing yet. */
export const RequestMeetingButton = ({ proj_no }: { proj_no?: number }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {text.meetingTitle}
      </Button>
      {isOpen && <MeetingRequestDialog {...(proj_no && { proj_no })} onClose={() => setOpen(false)} />}
    </>
  )
}
