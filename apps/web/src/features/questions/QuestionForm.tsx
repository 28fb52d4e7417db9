import { longestQuestion, questionMessages } from '@crm/contract/features/questions/questions'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import { Inline, Stack } from '../../shared/ui/Stack.tsx'
import { questionsText as text } from './questions.messages.ts'

interface QuestionFormProps {
  label: string
  submit: string
  initial?: string
  busy: boolean
  onSend: (content: string) => void
  onCancel?: () => void
}

/** A few lines of plain text. */
export const QuestionForm = ({ label, submit, initial = '', busy, onSend, onCancel }: QuestionFormProps) => {
  const [content, setContent] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  useUnsaved(content !== initial && content.trim() !== '' && !busy)
  const send = () => {
    const isMissing = !content.trim()
    setError(isMissing ? questionMessages.missing : null)
    if (!isMissing) onSend(content)
  }
  return (
    <Stack gap="sm">
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longestQuestion}
        value={content}
        error={error}
        onChange={(event) => {
          setContent(event.currentTarget.value)
          setError(null)
        }}
      />
      <Inline justify="end">
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={send}>
          {submit}
        </Button>
      </Inline>
    </Stack>
  )
}
