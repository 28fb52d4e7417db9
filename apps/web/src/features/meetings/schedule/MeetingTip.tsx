import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { Tooltip, type TooltipProps } from '@mantine/core'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { kindAndPeopleOf, lengthOf, type ShownMeeting } from '../../reference/meetingWords.ts'

interface MeetingTipProps extends Pick<TooltipProps, 'opened' | 'disabled' | 'children'> {
  meeting: ShownMeeting
}

/** What a block has no room for, while it is pointed at or has the focus; a finger opens the meeting instead. */
export const MeetingTip = ({ meeting, ...props }: MeetingTipProps) => (
  <Tooltip
    label={
      <Text as="div" size="tiny">
        <strong>{visitorName(meeting)}</strong>
        <div>{lengthOf(meeting)}</div>
        <div>{kindAndPeopleOf(meeting)}</div>
      </Text>
    }
    multiline
    maw={280}
    events={{ hover: true, focus: true, touch: false }}
    {...props}
  />
)
