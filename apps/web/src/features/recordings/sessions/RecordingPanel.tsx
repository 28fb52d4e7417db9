import { recordingState } from '@crm/contract/features/recordings/recordings.rows'
import { Button } from '@mantine/core'
import { IconCopy, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { RecordLoading } from '../../../shared/kit/record/RecordLoading.tsx'
import { showDate, showDateTime, showLength } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Panel } from '../../../shared/ui/overlay/Panel.tsx'
import { LinkDialog, type MeetingChoiceComponent } from '../link/LinkDialog.tsx'
import { useRecording } from '../recordings.api.ts'
import { recordingsText as text } from '../recordings.messages.ts'
import { copyTranscript } from '../transcript/copyTranscript.ts'
import { PlayerBar } from '../transcript/PlayerBar.tsx'
import { Transcript } from '../transcript/Transcript.tsx'
import { usePlayer } from '../transcript/usePlayer.ts'
import { ListenersDialog } from './ListenersDialog.tsx'
import { type RecordingDialog, RecordingMenu } from './RecordingMenu.tsx'
import { ShareDialog } from './ShareDialog.tsx'

interface RecordingPanelProps {
  id: number
  /** None where the recording is shown for its meeting. */
  meetingChoice?: MeetingChoiceComponent
  onClose: () => void
}

/** A recording: what was said, its sound, its meeting, and who may hear it. */
export const RecordingPanel = ({ id, meetingChoice, onClose }: RecordingPanelProps) => {
  const { data, error, refetch, isPlaceholderData } = useRecording(id)
  const [opened, setOpened] = useState<RecordingDialog | null>(null)
  const player = usePlayer(id)
  const recording = isPlaceholderData ? undefined : data?.query[0]
  if (!recording)
    return (
      <Panel opened size="wide" onClose={onClose} title={text.transcript.title}>
        <RecordLoading read={{ isMissing: error?.status === 404, error, refetch }} />
      </Panel>
    )
  const { is_own, ms_no, has_sound, seconds, shared_with, note, state } = recording
  const close = () => setOpened(null)
  const facts = [
    showDateTime(recording.started_dt),
    text.lengthOf(showLength(seconds)),
    is_own ? null : text.by(recording.emp_name),
    recording.is_told ? text.told : text.notTold,
    text.keepUntil(showDate(recording.keep_until)),
  ]
  return (
    <Panel
      opened
      size="wide"
      onClose={onClose}
      title={recording.title}
      actions={has_sound ? <PlayerBar player={player} lengthMs={seconds * 1000} /> : undefined}
    >
      <Stack gap="sm">
        <Inline justify="between">
          <Inline wraps>
            {state === 'recording' && <Tag tone="red">{recordingState.label(state)}</Tag>}
            <Tag tone={ms_no === null ? 'gray' : 'accent'}>
              {ms_no === null ? text.unlinked : text.linkedTo(recording.client_name ?? '')}
            </Tag>
          </Inline>
          <Inline>
            {is_own && meetingChoice && ms_no === null && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconLink size={15} stroke={1.6} aria-hidden />}
                onClick={() => setOpened('connect')}
              >
                {text.connect}
              </Button>
            )}
            <RecordingMenu
              recording={recording}
              hasChoice={Boolean(meetingChoice)}
              onOpen={setOpened}
              onGone={onClose}
            />
          </Inline>
        </Inline>
        <SmallText>{facts.filter(Boolean).join(' · ')}</SmallText>
        {shared_with.length > 0 && (
          <SmallText>{text.sharedWith(shared_with.map(({ emp_name }) => emp_name))}</SmallText>
        )}
        {note && <Note tone="amber">{note}</Note>}
        <Transcript
          recording={recording}
          mayEdit={recording.may_edit}
          positionMs={player.isPlaying ? player.positionMs : null}
          onPlay={has_sound ? player.playFrom : undefined}
          tools={
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconCopy size={15} stroke={1.6} aria-hidden />}
              onClick={() => copyTranscript(id)}
            >
              {text.transcript.copy}
            </Button>
          }
        />
      </Stack>
      {opened === 'connect' && meetingChoice && <LinkDialog id={id} meetingChoice={meetingChoice} onClose={close} />}
      {opened === 'share' && <ShareDialog recording={recording} onClose={close} />}
      {opened === 'listeners' && <ListenersDialog id={id} onClose={close} />}
    </Panel>
  )
}
