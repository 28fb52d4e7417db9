import { Button } from '@mantine/core'
import { useState } from 'react'
import { BookingPanel } from './BookingPanel.tsx'
import { bookingText as text } from './booking.messages.ts'
import { useMayBook } from './useMayBook.ts'

/** The way to a project's next meeting. */
export const BookForProject = ({ proj_no }: { proj_no: number }) => {
  const [opened, setOpened] = useState(false)
  if (!useMayBook()) return null
  return (
    <>
      <Button size="xs" onClick={() => setOpened(true)}>
        {text.title}
      </Button>
      <BookingPanel opened={opened} onClose={() => setOpened(false)} initial={{ ms_who: 'client', proj_no }} />
    </>
  )
}
