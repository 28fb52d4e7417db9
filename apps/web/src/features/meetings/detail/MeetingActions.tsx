import { statusOf } from '@crm/contract/features/meetings/meetingNames'
import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { Button } from '@mantine/core'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { isOwn } from '../../reference/meetingWords.ts'
import { detailText as text } from '../records/records.messages.ts'
import type { MeetingActions as Actions } from './useMeetingActions.ts'

interface MeetingActionsProps {
  meeting: MeetingDetail
  actions: Actions
  /** Opens its time, place and people. */
  onChange: () => void
}

/** What may be done with it, by whom it concerns and where it stands. */
export const MeetingActions = ({ meeting, actions, onChange }: MeetingActionsProps) => {
  const state = statusOf(meeting)
  const mine = isOwn(meeting, useUser()?.emp_no)
  const { busy } = actions
  return (
    <>
      {state === 'planned' && (
        <Button disabled={busy} onClick={() => actions.mark(meeting, 1)}>
          {text.visited}
        </Button>
      )}
      {state === 'visited' && (
        <Button variant="default" disabled={busy} onClick={() => actions.mark(meeting, 0)}>
          {text.notVisited}
        </Button>
      )}
      {mine && state === 'cancelled' && (
        <Button variant="default" disabled={busy} onClick={() => actions.uncancel(meeting)}>
          {text.uncancel}
        </Button>
      )}
      {mine && state === 'planned' && (
        <>
          <Button variant="default" disabled={busy} onClick={onChange}>
            {text.change}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => actions.putAside(meeting)}>
            {text.wait}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => actions.cancel(meeting)}>
            {text.cancel}
          </Button>
        </>
      )}
      {mine && state === 'waiting' && (
        <Button disabled={busy} onClick={onChange}>
          {text.restore}
        </Button>
      )}
      {mine && (
        <Button variant="light" color="red" disabled={busy} onClick={() => actions.remove(meeting)}>
          {text.remove}
        </Button>
      )}
    </>
  )
}
