import type { MeetingStatus } from '@crm/contract/features/meetings/meetings.filters'
import { clientPlace, clientStatusWords } from '@crm/contract/features/portalMeetings/clientMeetingNames'
import type { ClientMeeting } from '@crm/contract/features/portalMeetings/portalMeetings'
import { showSpan } from '../../shared/lib/format/date.ts'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { portalMeetingsText as text } from './portalMeetings.messages.ts'

const tones: Record<MeetingStatus, Tone> = { planned: 'accent', visited: 'green', cancelled: 'red', waiting: 'amber' }

/** Whether it takes place, and that it is not when or where it was agreed first. */
export const MeetingMarks = ({ meeting }: { meeting: ClientMeeting }) => {
  const { status, is_over, moved_from, is_move_asked } = meeting
  const tone = is_over && status === 'planned' ? tones.visited : tones[status]
  return (
    <Inline gap="xs">
      {is_move_asked && !is_over && <Tag>{text.moveAsked}</Tag>}
      {moved_from && status === 'planned' && <Tag tone="amber">{text.changed}</Tag>}
      <Tag tone={tone}>{clientStatusWords(status, is_over)}</Tag>
    </Inline>
  )
}

/** `11.14(토) 11:00–12:00 → 11.16(월) 10:00–11:00`, and the places where they changed; null where nothing did. */
export const changeWords = (meeting: ClientMeeting) => {
  const { moved_from, start_dt, end_dt, status } = meeting
  if (!moved_from || status !== 'planned') return null
  const [before, after] = [showSpan(moved_from.start_dt, moved_from.end_dt), showSpan(start_dt, end_dt)]
  const [there, here] = [clientPlace(moved_from, null), clientPlace(meeting, null)]
  return [before !== after && text.changedFrom(before, after), there !== here && text.changedFrom(there, here)]
    .filter(Boolean)
    .join(' · ')
}
