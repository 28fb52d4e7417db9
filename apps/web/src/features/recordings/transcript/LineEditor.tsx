import type { TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../../shared/lib/keyboard/isComposing.ts'
import { useUnsaved } from '../../../shared/lib/storage/unsaved.ts'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useUpdateLine } from '../recordings.api.ts'
import { recordingsText } from '../recordings.messages.ts'

const text = recordingsText.transcript
const longestLine = 5000

interface LineEditorProps {
  id: number
  line: TranscriptLine
  onClose: () => void
}

/** A line in place, as it is put right. Enter saves, Esc leaves it as it was. */
export const LineEditor = ({ id, line, onClose }: LineEditorProps) => {
  const [typed, setTyped] = useState(line.text)
  const [error, setError] = useState<string | null>(null)
  const update = useUpdateLine(text.saved)
  useUnsaved(typed !== line.text && !update.isPending)
  const save = () => {
    const said = typed.trim()
    if (!said) return setError(text.lineMissing)
    if (said === line.text) return onClose()
    update.mutate({ params: { id, line_no: line.line_no }, body: { text: said } }, { onSuccess: onClose })
  }
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      save()
    }
    if (event.key !== 'Escape') return
    // The panel behind stays open.
    event.preventDefault()
    onClose()
  }
  return (
    <Stack gap="sm">
      <Textarea
        aria-label={text.lineLabel}
        autosize
        autoFocus
        maxLength={longestLine}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError(null)
        }}
        onKeyDown={onKey}
      />
      <Inline justify="end">
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onClose}>
          {recordingsText.cancel}
        </Button>
        <Button size="compact-sm" loading={update.isPending} onClick={save}>
          {recordingsText.save}
        </Button>
      </Inline>
    </Stack>
  )
}
