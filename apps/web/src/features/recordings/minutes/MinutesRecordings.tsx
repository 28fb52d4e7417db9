import { Select } from '@mantine/core'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { useRecordingsOf } from '../recordings.api.ts'
import { LinesForMinutes } from './LinesForMinutes.tsx'
import classes from './MinutesRecordings.module.css'
import type { MinutesField } from './minutesField.ts'
import { minutesRecordingsText as text } from './minutesRecordings.messages.ts'

interface MinutesRecordingsProps {
  ms_no: number
  /** Puts words behind what is written; it is saved with the minutes and not before. */
  onInsert: (field: MinutesField, added: string) => void
}

/** What was recorded of a meeting, beside its minutes. */
export const MinutesRecordings = ({ ms_no, onInsert }: MinutesRecordingsProps) => {
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <LoadedRows read={useRecordingsOf(ms_no)} empty={text.none}>
      {(rows) => {
        const shown = rows.find(({ id }) => id === chosen) ?? rows[0]
        return (
          <div className={classes.beside}>
            <Section title={text.title} note={rows.length > 1 ? rows.length : undefined}>
              {shown && (
                <Stack gap="sm">
                  {rows.length > 1 ? (
                    <Select
                      size="xs"
                      aria-label={text.choose}
                      allowDeselect={false}
                      data={rows.map(({ id, title }) => ({ value: String(id), label: title }))}
                      value={String(shown.id)}
                      onChange={(value) => setChosen(Number(value))}
                    />
                  ) : (
                    <SmallText>{`${shown.title} · ${showDateTime(shown.started_dt)}`}</SmallText>
                  )}
                  <LinesForMinutes key={shown.id} recording={shown} onInsert={onInsert} />
                </Stack>
              )}
            </Section>
          </div>
        )
      }}
    </LoadedRows>
  )
}
