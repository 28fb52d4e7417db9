import { type MeetingStatus, meetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { statusTones } from '../../reference/meetingWords.ts'

export const MeetingStatusTag = ({ status }: { status: MeetingStatus }) => (
  <Tag tone={statusTones[status]}>{meetingStatus.label(status)}</Tag>
)
