import { statusOf, visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { mrChecked } from '@crm/contract/features/meetings/meetings.words'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { recordsText as text } from '../records/records.messages.ts'
import { MeetingStatusTag } from './MeetingStatusTag.tsx'
import type { MeetingActions } from './useMeetingActions.ts'

interface VisitControlProps {
  meeting: Meeting
  actions: MeetingActions
}

const visits = [0, 1] as const

/** Whether they came: shown, and chosen from a menu, so that no stray click changes it. */
export const VisitControl = ({ meeting, actions }: VisitControlProps) => {
  const status = statusOf(meeting)
  if (status === 'waiting' || status === 'cancelled') return <MeetingStatusTag status={status} />
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="light"
          color={status === 'visited' ? 'green' : 'gray'}
          disabled={actions.busy}
          rightSection={<IconChevronDown size={12} stroke={1.8} aria-hidden />}
          aria-label={`${text.visitOf(visitorName(meeting))} ${mrChecked.label(meeting.mr_checked)}`}
        >
          {mrChecked.label(meeting.mr_checked)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {visits.map((visit) => (
          <Menu.Item
            key={visit}
            disabled={visit === meeting.mr_checked}
            rightSection={visit === meeting.mr_checked && <IconCheck size={14} stroke={1.8} aria-hidden />}
            onClick={() => actions.mark(meeting, visit)}
          >
            {mrChecked.label(visit)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
