import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import { type MinutesMeeting, minutes } from '@crm/contract/features/minutes/minutes'
import { LoadingPanel } from '../../shared/kit/record/RecordPanel.tsx'
import { showSpan } from '../../shared/lib/format/date.ts'
import { useMay } from '../../shared/lib/session/useMay.ts'
import { MinutesForm } from './MinutesForm.tsx'
import { MinutesReading } from './MinutesReading.tsx'
import { useMinutesOf } from './minutes.api.ts'
import { minutesText } from './minutes.messages.ts'

const factsOf = (meeting: MinutesMeeting) =>
  [showSpan(meeting.start_dt, meeting.end_dt), kindOf(meeting), meeting.proj_name].filter(Boolean).join(' · ')

interface MinutesPanelProps {
  ms_no: number
  onClose: () => void
}

/** What was said at a meeting: one text for the client, one for staff alone. */
export const MinutesPanel = ({ ms_no, onClose }: MinutesPanelProps) => {
  const { data, error, refetch, isPlaceholderData } = useMinutesOf(ms_no)
  const mayWrite = useMay(minutes.update)
  if (!data || isPlaceholderData)
    return <LoadingPanel read={{ error, refetch }} onClose={onClose} title={minutesText.title} />
  const { meeting, query } = data
  const shared = { title: minutesText.titleOf(meeting.client_name), facts: factsOf(meeting), saved: query[0], onClose }
  return mayWrite ? <MinutesForm key={ms_no} {...shared} meeting={meeting} /> : <MinutesReading {...shared} />
}
