import { type MeetingRequest, requestKind } from '@crm/contract/features/meetingRequests/meetingRequests'
import { mrWay } from '@crm/contract/features/meetings/meetings.words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Ago } from '../../shared/ui/display/Ago.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { requestsText as text } from './meetingRequests.messages.ts'

interface RequestItemProps {
  request: MeetingRequest
  /** Opens the booking form at one of the wishes, or at no time in particular; undefined for who may not book. */
  onBook?: ((wish: string | null) => void) | undefined
  /** Opens the meeting that is to be moved, where that is done there. */
  onMeeting?: (() => void) | undefined
}

/** What a client asks for, and the ways to answer. */
export const RequestItem = ({ request, onBook, onMeeting }: RequestItemProps) => {
  const [isDeclining, setDeclining] = useState(false)
  const act = request.kind === 'move' ? text.move : text.book
  return (
    <Stack gap="sm">
      <Inline wraps>
        <Tag tone="amber">{requestKind.label(request.kind)}</Tag>
        <strong>{request.user_name}</strong>
        <SmallText as="span">
          {request.mr_way && `${mrWay.label(request.mr_way)} · `}
          {request.from_dt && `${showDateTime(request.from_dt)} · `}
          <Ago at={request.reg_dt} />
        </SmallText>
      </Inline>
      <p>{request.words}</p>
      <Inline wraps>
        {request.wishes.map((wish) =>
          onBook ? (
            <Button key={wish} size="xs" variant="light" onClick={() => onBook(wish)}>
              {text.atWish(showDateTime(wish), act)}
            </Button>
          ) : (
            <Tag key={wish}>{showDateTime(wish)}</Tag>
          ),
        )}
        {onBook && (
          <Button size="xs" variant="default" onClick={() => onBook(null)}>
            {text.otherTime}
          </Button>
        )}
        {onMeeting && (
          <Button size="xs" variant="light" onClick={onMeeting}>
            {text.openMeeting}
          </Button>
        )}
        <Button size="xs" variant="default" color="red" onClick={() => setDeclining(true)}>
          {text.decline}
        </Button>
      </Inline>
      {isDeclining && <DeclineDialog request={request} onClose={() => setDeclining(false)} />}
    </Stack>
  )
}
