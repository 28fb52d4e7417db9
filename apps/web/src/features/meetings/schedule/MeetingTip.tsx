import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import { Tooltip, type TooltipProps } from '@mantine/core'
import { kindAndPeopleOf, lengthOf, type ShownMeeting } from '../../reference/meetingWords.ts'
import classes from './MeetingTip.module.css'

interface MeetingTipProps extends Pick<TooltipProps, 'opened' | 'disabled' | 'children'> {
  meeting: ShownMeeting
}

/** What a block has no room for, while it is pointed at or has the focus; a finger opens the meeting instead. */
export const MeetingTip = ({ meeting, ...props }: MeetingTipProps) => (
  <Tooltip
    label={
      <>
        <strong className={classes.line}>{visitorName(meeting)}</strong>
        <span className={classes.line}>{lengthOf(meeting)}</span>
        <span className={classes.line}>{kindAndPeopleOf(meeting)}</span>
      </>
    }
    multiline
    maw={280}
    events={{ hover: true, focus: true, touch: false }}
    {...props}
  />
)
