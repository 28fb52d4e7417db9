import { Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { isComposing } from '../../lib/keyboard/isComposing.ts'
import { CommentButtons } from './CommentButtons.tsx'
import { type CommentFormProps, useCommentText } from './useCommentText.ts'

interface PlainCommentFormProps extends CommentFormProps {
  maxLength: number
  /** What is said where nothing was typed, where it is not called a comment. */
  missing?: string
  placeholder?: string
}

const isSending = (event: KeyboardEvent) =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)

const hasText = (content: string) => content.trim() !== ''

/** A few lines of plain text, for threads that clients write in as well; Ctrl-Enter sends, Esc leaves a form that was opened. */
export const PlainCommentForm = ({
  label,
  submit,
  busy,
  onCancel,
  maxLength,
  placeholder = label,
  ...text
}: PlainCommentFormProps) => {
  const { content, error, change, send, cancel } = useCommentText({
    ...text,
    ...(onCancel && { onCancel }),
    busy,
    hasText,
  })
  return (
    <div className="no-print">
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxLength}
        value={content}
        error={error}
        data-autofocus={onCancel !== undefined || undefined}
        autoFocus={onCancel !== undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => isSending(event) && send()}
      />
      <CommentButtons submit={submit} busy={busy} onSend={send} onCancel={onCancel && cancel} />
    </div>
  )
}
