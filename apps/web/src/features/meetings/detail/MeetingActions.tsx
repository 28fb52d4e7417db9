import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { minutes } from '@crm/contract/features/minutes/minutes'
import { pathOf } from '@crm/contract/paths'
import { screens } from '@crm/contract/screens'
import { Button, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { useMay, useMayOpen } from '../../../shared/lib/session/useMay.ts'
import { useMaySendAlimtalk } from '../../alimtalk/useMaySendAlimtalk.ts'
import { isOwn } from '../../reference/meetingWords.ts'
import { useMayBook } from '../booking/useMayBook.ts'
import { useNow } from '../chart/DayLanes.tsx'
import { detailText as text } from '../records/records.messages.ts'
import { type MeetingAction, meetingActions } from './meetingActions.ts'
import type { MeetingActions as Actions } from './useMeetingActions.ts'

/** What opens over the meeting. */
export type Beside = 'minutes' | 'notice' | 'change'

interface MeetingActionsProps {
  meeting: MeetingDetail
  actions: Actions
  onOpen: (beside: Beside) => void
}

/** One button by time and status, everything else in a menu that explains it. */
export const MeetingActions = ({ meeting, actions, onOpen }: MeetingActionsProps) => {
  const navigate = useNavigate()
  const [first, ...others] = meetingActions(meeting, useNow(), {
    isOwn: isOwn(meeting, useUser()?.emp_no),
    mayBook: useMayBook(),
    mayNotify: useMaySendAlimtalk(meeting),
    mayReadMinutes: useMay(minutes.read),
    mayOpenFront: useMayOpen(screens.ScheduleVisit),
  })
  const run: Record<MeetingAction, () => unknown> = {
    notify: () => onOpen('notice'),
    minutes: () => onOpen('minutes'),
    change: () => onOpen('change'),
    restore: () => onOpen('change'),
    front: () => navigate(pathOf('ScheduleVisit', { id: meeting.ms_no })),
    visited: () => actions.mark(meeting, 1),
    notVisited: () => actions.mark(meeting, 0),
    wait: () => actions.putAside(meeting),
    cancel: () => actions.cancel(meeting),
    uncancel: () => actions.uncancel(meeting),
    remove: () => actions.remove(meeting),
  }
  const titleOf = (action: MeetingAction) =>
    action === 'minutes' && meeting.exist_record ? text.readMinutes : text.actions[action].title
  if (!first) return null
  return (
    <>
      {others.length > 0 && (
        <Menu position="top-end" width={260} withinPortal>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} stroke={1.8} aria-hidden />}>
              {text.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action}
                {...(action === 'remove' ? { color: 'red' } : {})}
                disabled={actions.busy}
                onClick={run[action]}
              >
                {titleOf(action)}
                <Text size="xs" c="dimmed">
                  {text.actions[action].what}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button disabled={actions.busy} onClick={run[first]}>
        {titleOf(first)}
      </Button>
    </>
  )
}
