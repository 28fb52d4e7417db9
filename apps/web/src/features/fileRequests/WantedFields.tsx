import { fileRequestMessages } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { Button, Input, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { requestsText as text } from './fileRequests.messages.ts'

export interface WantedDraft {
  frl_no?: number | undefined
  name: string
  note?: string | undefined
}

interface WantedFieldsProps {
  lines: WantedDraft[]
  /** Those for which something has arrived: they stay. */
  arrived?: ReadonlySet<number>
  error?: unknown
  onChange: (lines: WantedDraft[]) => void
}

/** What is wanted, line by line, each with a note. A list that is pasted becomes as many lines. */
export const WantedFields = ({ lines, arrived, error, onChange }: WantedFieldsProps) => {
  const change = (index: number, words: Partial<WantedDraft>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...words } : line)))
  const paste = (index: number) => (event: ClipboardEvent) => {
    const names = event.clipboardData
      .getData('text')
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean)
    if (names.length < 2) return
    event.preventDefault()
    const [first, ...others] = names
    const line = lines[index]
    if (line && first !== undefined)
      onChange(lines.toSpliced(index, 1, { ...line, name: line.name + first }, ...others.map((name) => ({ name }))))
  }
  return (
    <Input.Wrapper
      label={text.lines}
      labelElement="div"
      withAsterisk
      error={error ? (typeof error === 'string' ? error : fileRequestMessages.linesMissing) : null}
    >
      <Stack gap="sm">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new lines have no number yet, and lines keep their order
          <Inline key={index} gap="sm">
            <TextInput
              aria-label={text.lineName(index + 1)}
              placeholder={text.lineHint}
              maxLength={100}
              flex={3}
              value={line.name}
              onPaste={paste(index)}
              onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
            />
            <TextInput
              aria-label={text.lineNote(index + 1)}
              placeholder={text.note}
              maxLength={500}
              flex={2}
              value={line.note ?? ''}
              onChange={({ currentTarget }) => change(index, { note: currentTarget.value })}
            />
            <IconButton
              aria-label={text.removeLine(index + 1)}
              disabled={lines.length === 1 || (line.frl_no !== undefined && arrived?.has(line.frl_no))}
              onClick={() => onChange(lines.toSpliced(index, 1))}
            >
              <IconX size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </Inline>
        ))}
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...lines, { name: '' }])}
          >
            {text.addLine}
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  )
}
