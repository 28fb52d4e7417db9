import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { mrType } from '@crm/contract/features/meetings/meetings.words'
import type { Indicator } from '@crm/contract/features/projects/projects.words'
import { showDate, showDateTime } from '../../../shared/lib/format/date.ts'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { indicatorState } from './indicatorState.ts'
import type { TimelineItem } from './timeline.ts'

export const indicatorItem = (indicator: Indicator, onOpen: () => void): TimelineItem => {
  const { tone, words } = indicatorState(indicator)
  return {
    key: `indicator-${indicator.pic_no}`,
    title: indicator.pic_title,
    from: indicator.pic_start_dt ?? indicator.pic_end_dt,
    to: indicator.pic_end_dt,
    tone: tone === 'amber' || tone === 'red' || tone === 'green' ? tone : 'accent',
    hint: `${showDate(indicator.pic_end_dt)} · ${words}`,
    onOpen,
  }
}

const meetingItem = (meeting: Meeting): TimelineItem => ({
  key: `meeting-${meeting.ms_no}`,
  title: projectDetailText.meetingItem(mrType.label(meeting.mr_type), meeting.mr_count),
  from: meeting.start_dt.slice(0, 10),
  to: meeting.end_dt.slice(0, 10),
  tone: 'teal',
  hint: showDateTime(meeting.start_dt),
})

/** Those that were or will be held: what waits or was cancelled has no place in time. */
export const meetingItems = (meetings: readonly Meeting[]) =>
  meetings.filter(({ state, mr_checked }) => state === 1 && mr_checked !== 2).map(meetingItem)
