import type { FreeSlot } from '@crm/contract/features/meetings/roomTime'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { bookingText as text } from './booking.messages.ts'

interface TakenRoomProps {
  free: FreeSlot[]
  message: string
  nothingFree?: string
  busy?: boolean
  onTake: (slot: FreeSlot) => void
}

/** Somebody was quicker: what is free near it, one click away. */
export const TakenRoom = ({ free, message, nothingFree = text.nothingFree, busy = false, onTake }: TakenRoomProps) => {
  const box = useRef<HTMLDivElement>(null)
  // Tab goes on from what went wrong.
  useEffect(() => box.current?.focus(), [])
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note as="div" tone="red">
        <Stack gap="sm">
          <Text as="strong" tone="red">
            {message}
          </Text>
          <span>{free.length ? text.freeNear : nothingFree}</span>
          <Inline wraps>
            {free.map((slot) => (
              <Button
                key={`${slot.mr_no} ${slot.start_dt}`}
                size="xs"
                variant="default"
                disabled={busy}
                onClick={() => onTake(slot)}
              >
                {text.take(slot.mr_name, slot)}
              </Button>
            ))}
          </Inline>
        </Stack>
      </Note>
    </div>
  )
}
