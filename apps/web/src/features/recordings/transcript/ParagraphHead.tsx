import type { TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { useUpdateLine } from '../recordings.api.ts'
import { recordingsText } from '../recordings.messages.ts'
import classes from './Transcript.module.css'

const text = recordingsText.transcript
const longestName = 40

interface ParagraphHeadProps {
  id: number
  line: TranscriptLine
  mayEdit: boolean
}

/** Who speaks in the paragraph that begins here: a name is written by people, and only proposed by the program. */
export const ParagraphHead = ({ id, line, mayEdit }: ParagraphHeadProps) => {
  const { line_no, speaker, suggested_speaker } = line
  const update = useUpdateLine(text.speakerSaved)
  const name = (typed: string | null) => update.mutate({ params: { id, line_no }, body: { speaker: typed || null } })
  const ask = async () => {
    const typed = await prompt({
      title: text.speaker,
      description: text.speakerHint,
      label: text.speaker,
      initial: speaker ?? suggested_speaker ?? '',
      yes: recordingsText.save,
      check: (value) => (value.trim().length > longestName ? text.speakerTooLong : null),
    })
    if (typed !== null && typed.trim() !== (speaker ?? '')) name(typed.trim())
  }
  if (!mayEdit) return <div className={classes.head}>{speaker && <strong>{speaker}</strong>}</div>
  return (
    <div className={classes.head}>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        aria-label={speaker ? text.speakerOf(speaker) : undefined}
        leftSection={<IconUser size={14} stroke={1.6} aria-hidden />}
        onClick={ask}
      >
        {speaker ? <strong>{speaker}</strong> : text.nameSpeaker}
      </Button>
      {!speaker && suggested_speaker && (
        <Button size="compact-xs" variant="light" onClick={() => name(suggested_speaker)}>
          {text.suggestSpeaker(suggested_speaker)}
        </Button>
      )}
    </div>
  )
}
