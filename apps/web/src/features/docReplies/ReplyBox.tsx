import { commentMessages } from '@crm/contract/features/comments/comments'
import { longestReply } from '@crm/contract/features/docReplies/docReplies'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../shared/lib/draft.ts'
import { isComposing } from '../../shared/lib/isComposing.ts'
import { useUnsaved } from '../../shared/lib/unsaved.ts'
import { useAutosave } from '../../shared/lib/useAutosave.ts'
import { askBeforeLeaving } from '../../shared/ui/askBeforeLeaving.ts'
import { repliesText as text } from './docReplies.messages.ts'
import classes from './Replies.module.css'

interface ReplyBoxProps {
  label: string
  submit: string
  initial?: string
  busy: boolean
  autoFocus?: boolean
  onSend: (content: string) => void
  onCancel?: () => void
  /** Keeps what is typed under this name; whoever sends it drops it. */
  draftKey: string
}

interface ReplyDraft {
  content: string
}

/** A few lines of plain text; Ctrl-Enter sends, Esc leaves an opened box. */
export const ReplyBox = (props: ReplyBoxProps) => {
  const { label, submit, initial = '', busy, autoFocus, onSend, onCancel, draftKey } = props
  const [value, setValue] = useState(() => readDraft<ReplyDraft>(draftKey)?.content || initial)
  const [error, setError] = useState<string | null>(null)
  const isUnsaved = value.trim() !== initial.trim()
  const discard = () => dropDraft(draftKey)
  useUnsaved(isUnsaved, discard)
  const draft: ReplyDraft = { content: value }
  useAutosave(value, () => (isUnsaved ? writeDraft(draftKey, draft) : discard()))
  const send = () => {
    const content = value.trim()
    setError(content ? null : commentMessages.missing)
    if (content && !busy) onSend(content)
  }
  const cancel = async () => {
    if (isUnsaved && !(await askBeforeLeaving())) return
    discard()
    onCancel?.()
  }
  return (
    <form
      noValidate
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        aria-label={label}
        placeholder={text.hint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={longestReply}
        value={value}
        error={error}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        onChange={({ currentTarget }) => {
          setValue(currentTarget.value)
          setError(null)
        }}
        onKeyDown={(event) => {
          // Keys of the viewer (arrows, +, /) are not meant here.
          event.stopPropagation()
          if (isComposing(event)) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          if (event.key === 'Escape' && onCancel) void cancel()
        }}
      />
      <div className={classes.send}>
        {onCancel && (
          <Button size="xs" variant="default" onClick={cancel}>
            {text.cancel}
          </Button>
        )}
        <Button size="xs" type="submit" loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
