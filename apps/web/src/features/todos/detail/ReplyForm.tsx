import { todoMessages } from '@crm/contract/features/todos/todos.rows'
import { hasContent } from '@crm/contract/kit/richText'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../shared/lib/draft.ts'
import { useUnsaved } from '../../../shared/lib/unsaved.ts'
import { useAutosave } from '../../../shared/lib/useAutosave.ts'
import { RichTextField } from '../../../shared/kit/editor/RichTextField.tsx'
import classes from '../Todos.module.css'
import { todosText } from '../todos.messages.ts'
import { storePicture, useMentionable } from './usePeople.ts'

interface ReplyFormProps {
  initial?: string
  label: string
  submit: string
  busy: boolean
  onSend: (tlr_content: string) => void
  onCancel?: () => void
  /** Keeps what is typed under this name; whoever sends it drops it. */
  draftKey?: string
}

interface ReplyDraft {
  tlr_content: string
}

/** A line or two with mentions; Ctrl-Enter sends. */
export const ReplyForm = ({ initial = '', label, submit, busy, onSend, onCancel, draftKey }: ReplyFormProps) => {
  const [html, setHtml] = useState(() => (draftKey && readDraft<ReplyDraft>(draftKey)?.tlr_content) || initial)
  const [error, setError] = useState<string | null>(null)
  const people = useMentionable()
  useUnsaved(html !== initial && hasContent(html))
  const draft: ReplyDraft = { tlr_content: html }
  useAutosave(html, draftKey ? () => (hasContent(html) ? writeDraft(draftKey, draft) : dropDraft(draftKey)) : null)
  const send = () => {
    const isMissing = !hasContent(html)
    setError(isMissing ? todoMessages.replyMissing : null)
    if (!isMissing && !busy) onSend(html)
  }
  return (
    <div>
      <RichTextField
        bare
        hideLabel
        label={label}
        placeholder={todosText.replyHint}
        value={html}
        onChange={(changed) => {
          setHtml(changed)
          setError(null)
        }}
        people={people}
        storePicture={storePicture}
        onSubmit={send}
        error={error}
        autoFocus={onCancel !== undefined}
      />
      <div className={classes.sendReply}>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            {todosText.cancel}
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={send}>
          {submit}
        </Button>
      </div>
    </div>
  )
}
