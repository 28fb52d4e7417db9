import { minutesTitles } from '@crm/contract/features/minutes/minutes.columns'
import type { MinutesDraft, TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useDraft } from '../recordings.api.ts'
import { timedLine } from '../transcript/asText.ts'
import { readTranscript } from '../transcript/copyTranscript.ts'
import type { MinutesField } from './minutesField.ts'
import { minutesRecordingsText as text } from './minutesRecordings.messages.ts'

interface DraftSuggestionProps {
  id: number
  /** Of these lines alone; of all when there are none. */
  line_nos: number[]
  onInsert: (field: MinutesField, added: string) => void
}

interface Suggestion {
  draft: MinutesDraft
  lines: TranscriptLine[]
}

const fields = ['mrd_content', 'mrd_secret'] as const

/** A proposal for both texts: every sentence shows the lines that it comes from, and nothing is taken over by itself. */
export const DraftSuggestion = ({ id, line_nos, onInsert }: DraftSuggestionProps) => {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  const asking = useDraft()
  const ask = () =>
    asking.mutate(
      { params: { id }, body: line_nos.length > 0 ? { line_nos: line_nos.join() } : {} },
      {
        onSuccess: async ({ query: [draft] }) => {
          if (draft) setSuggestion({ draft, lines: await readTranscript(id) })
        },
      },
    )
  return (
    <Stack gap="sm">
      <SmallText>{text.askNote}</SmallText>
      <Inline wraps>
        <Button size="compact-sm" loading={asking.isPending} onClick={ask}>
          {suggestion ? text.again : text.ask}
        </Button>
        {suggestion && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setSuggestion(null)}>
            {text.drop}
          </Button>
        )}
      </Inline>
      {asking.isPending && <Note role="status">{text.asking}</Note>}
      {suggestion &&
        fields.map((field) => {
          const sentences = suggestion.draft[field]
          return (
            <Section
              key={field}
              title={minutesTitles[field]}
              actions={
                sentences.length > 0 && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => onInsert(field, sentences.map((sentence) => sentence.text).join('\n'))}
                  >
                    {text.useDraft}
                  </Button>
                )
              }
            >
              {sentences.length === 0 && <SmallText>{text.noSentences}</SmallText>}
              <Stack as="ul" gap="sm">
                {sentences.map((sentence) => (
                  <li key={`${sentence.text} ${sentence.line_nos.join()}`}>
                    {sentence.text}
                    <details>
                      <Text
                        as="summary"
                        tone="second"
                        size="tiny"
                      >{`${text.sources} ${sentence.line_nos.length}`}</Text>
                      {suggestion.lines
                        .filter(({ line_no }) => sentence.line_nos.includes(line_no))
                        .map((line) => (
                          <SmallText key={line.line_no}>{timedLine(line)}</SmallText>
                        ))}
                    </details>
                  </li>
                ))}
              </Stack>
            </Section>
          )
        })}
    </Stack>
  )
}
