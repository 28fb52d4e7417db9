import { kindOf, peopleOf, visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { DayMeeting } from '@crm/contract/features/meetings/meetings.rows'
import { Tooltip, type TooltipProps } from '@mantine/core'
import { lengthOf } from '../../reference/meetingWords.ts'
import classes from './MeetingTip.module.css'

interface MeetingTipProps extends Pick<TooltipProps, 'opened' | 'disabled' | 'children'> {
  meeting: DayMeeting
}

/** What a block has no room for, while it is pointed at or has the focus; a finger opens the meeting instead. */
export const MeetingTip = ({ meeting, ...props }: MeetingTipProps) => (
  <Tooltip
    label={
      <>
        <strong className={classes.line}>{visitorName(meeting)}</strong>
        <span className={classes.line}>{lengthOf(meeting)}</span>
        <span className={classes.line}>{`${kindOf(meeting)} · ${peopleOf(meeting)}`}</span>
      </>
    }
    multiline
    maw={280}
    events={{ hover: true, focus: true, touch: false }}
    {...props}
  />
)
