import { visitorName } from '@crm/contract/features/meetings/meetingNames'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import type { ComponentType } from 'react'
import { showSpan } from '../../../shared/lib/format/date.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { useLink } from '../recordings.api.ts'
import { recordingsText as text } from '../recordings.messages.ts'

/**
 * The list of one's meetings in its choosing form. It is handed in, because meetings show minutes and minutes show
 * recordings: importing it here would close a circle of features.
 */
export type MeetingChoiceComponent = ComponentType<{ onSelect: (meeting: Meeting) => void }>

interface LinkDialogProps {
  id: number
  meetingChoice: MeetingChoiceComponent
  onClose: () => void
}

const roomForTable = 1080

/** One's meetings, one of which the recording is connected to. */
export const LinkDialog = ({ id, meetingChoice: MeetingChoice, onClose }: LinkDialogProps) => {
  const link = useLink(onClose)
  const choose = async (meeting: Meeting) => {
    const sure = await confirm({
      title: text.reallyConnect,
      description: `${visitorName(meeting)} · ${showSpan(meeting.start_dt, meeting.end_dt)}`,
      yes: text.connectYes,
    })
    if (sure) link.mutate({ params: { id }, body: { ms_no: meeting.ms_no } })
  }
  return (
    <ModalCard opened onClose={onClose} title={text.connectTitle} size={roomForTable}>
      <MeetingChoice onSelect={choose} />
    </ModalCard>
  )
}
