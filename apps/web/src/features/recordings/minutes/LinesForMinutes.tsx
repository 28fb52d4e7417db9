import type { Recording, TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useAbility } from '../recordings.api.ts'
import { timedLine } from '../transcript/asText.ts'
import { PlayerBar } from '../transcript/PlayerBar.tsx'
import { Transcript } from '../transcript/Transcript.tsx'
import { usePlayer } from '../transcript/usePlayer.ts'
import { DraftSuggestion } from './DraftSuggestion.tsx'
import type { MinutesField } from './minutesField.ts'
import { minutesRecordingsText as text } from './minutesRecordings.messages.ts'

interface LinesForMinutesProps {
  recording: Recording
  onInsert: (field: MinutesField, added: string) => void
}

const views = [
  { value: 'transcript', label: text.transcript },
  { value: 'draft', label: text.draft },
] as const

/** Lines to choose, which go into either text with their times; those with money or phone numbers only into the internal one. */
export const LinesForMinutes = ({ recording, onInsert }: LinesForMinutesProps) => {
  const { id, has_sound, seconds } = recording
  const { has_drafts } = useAbility()
  const player = usePlayer(id)
  const [view, setView] = useState<(typeof views)[number]['value']>('transcript')
  const [ticked, setTicked] = useState<ReadonlyMap<number, TranscriptLine>>(new Map())
  const chosen = [...ticked.values()].toSorted((one, other) => one.line_no - other.line_no)
  const open = chosen.filter(({ is_internal }) => !is_internal)
  const lines = { mrd_content: open, mrd_secret: chosen }

  const toggle = (line: TranscriptLine) => {
    const next = new Map(ticked)
    if (!next.delete(line.line_no)) next.set(line.line_no, line)
    setTicked(next)
  }
  const insert = (field: MinutesField) => {
    onInsert(field, lines[field].map(timedLine).join('\n'))
    setTicked(new Map())
  }
  const insertButton = (field: MinutesField) => (
    <Button size="compact-sm" variant="default" disabled={lines[field].length === 0} onClick={() => insert(field)}>
      {text.insert[field](lines[field].length)}
    </Button>
  )
  return (
    <Stack gap="sm">
      {has_drafts && <Segments size="xs" aria-label={text.view} data={views} value={view} onChange={setView} />}
      {view === 'draft' ? (
        <DraftSuggestion id={id} line_nos={chosen.map(({ line_no }) => line_no)} onInsert={onInsert} />
      ) : (
        <>
          <Inline wraps>
            {insertButton('mrd_content')}
            {insertButton('mrd_secret')}
            {chosen.length > 0 && (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setTicked(new Map())}>
                {text.clear}
              </Button>
            )}
          </Inline>
          <SmallText>{open.length < chosen.length ? text.internalNote : text.chosen(chosen.length)}</SmallText>
          <Transcript
            recording={recording}
            mayEdit={false}
            positionMs={player.isPlaying ? player.positionMs : null}
            onPlay={has_sound ? player.playFrom : undefined}
            mark={(line) => (
              <Checkbox
                size="xs"
                mt={4}
                aria-label={text.tick(showLength(line.start_ms / 1000))}
                checked={ticked.has(line.line_no)}
                onChange={() => toggle(line)}
              />
            )}
          />
          {has_sound && <PlayerBar player={player} lengthMs={seconds * 1000} />}
        </>
      )}
    </Stack>
  )
}
