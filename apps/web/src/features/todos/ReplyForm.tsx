import { hasContent } from '@crm/contract/richText'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import { RichTextField } from '../../shared/ui/RichTextField.tsx'
import classes from './Todos.module.css'
import { text } from './todos.messages.ts'
import { useMentionable } from './usePeople.ts'

interface ReplyFormProps {
  initial?: string
  label: string
  submit: string
  busy: boolean
  onSend: (tlr_content: string) => void
  onCancel?: () => void
}

/** A line or two with mentions; Ctrl-Enter sends. */
export const ReplyForm = ({ initial = '', label, submit, busy, onSend, onCancel }: ReplyFormProps) => {
  const [html, setHtml] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  const people = useMentionable()
  useUnsaved(html !== initial && hasContent(html))
  const send = () => {
    const isMissing = !hasContent(html)
    setError(isMissing ? text.replyMissing : null)
    if (!isMissing && !busy) onSend(html.trim())
  }
  return (
    <div>
      <RichTextField
        bare
        hideLabel
        label={label}
        placeholder={text.replyHint}
        value={html}
        onChange={(changed) => {
          setHtml(changed)
          setError(null)
        }}
        people={people}
        onSubmit={send}
        error={error}
        autoFocus={onCancel !== undefined}
      />
      <div className={classes.sendReply}>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={send}>
          {submit}
        </Button>
      </div>
    </div>
  )
}
