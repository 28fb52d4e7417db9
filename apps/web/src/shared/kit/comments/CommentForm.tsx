import { commentMessages } from '@crm/contract/features/comments/comments'
import { hasContent } from '@crm/contract/kit/richText'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../lib/draft.ts'
import { useUnsaved } from '../../lib/unsaved.ts'
import { useAutosave } from '../../lib/useAutosave.ts'
import { askBeforeLeaving } from '../../ui/askBeforeLeaving.ts'
import { storePicture, useMentionable } from '../editor/editor.api.ts'
import { RichTextField } from '../editor/RichTextField.tsx'
import classes from './Comments.module.css'
import { commentsText } from './comments.messages.ts'

interface CommentFormProps {
  initial?: string
  label: string
  submit: string
  busy: boolean
  onSend: (content: string) => void
  onCancel?: () => void
  /** Keeps what is typed under this name; whoever sends it drops it. */
  draftKey: string
}

interface CommentDraft {
  content: string
}

/** A line or two with mentions and pictures; Ctrl-Enter sends. */
export const CommentForm = ({ initial = '', label, submit, busy, onSend, onCancel, draftKey }: CommentFormProps) => {
  const [html, setHtml] = useState(() => readDraft<CommentDraft>(draftKey)?.content || initial)
  const [error, setError] = useState<string | null>(null)
  const people = useMentionable()
  const isUnsaved = html !== initial && hasContent(html)
  useUnsaved(isUnsaved)
  const draft: CommentDraft = { content: html }
  useAutosave(html, () => (hasContent(html) ? writeDraft(draftKey, draft) : dropDraft(draftKey)))
  const send = () => {
    const isMissing = !hasContent(html)
    setError(isMissing ? commentMessages.missing : null)
    if (!isMissing && !busy) onSend(html)
  }
  const cancel = async () => {
    if (!isUnsaved || (await askBeforeLeaving())) onCancel?.()
  }
  return (
    <div className="no-print">
      <RichTextField
        bare
        hideLabel
        label={label}
        placeholder={commentsText.hint}
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
      <div className={classes.send}>
        {onCancel && (
          <Button size="xs" variant="default" onClick={cancel}>
            {commentsText.cancel}
          </Button>
        )}
        <Button size="xs" loading={busy} onClick={send}>
          {submit}
        </Button>
      </div>
    </div>
  )
}
