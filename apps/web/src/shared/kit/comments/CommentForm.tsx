import { hasContent } from '@crm/contract/kit/richText'
import { storePicture, useMentionable } from '../editor/editor.api.ts'
import { RichTextField } from '../editor/RichTextField.tsx'
import { CommentButtons } from './CommentButtons.tsx'
import { commentsText } from './comments.messages.ts'
import { type CommentFormProps, useCommentText } from './useCommentText.ts'

/** A line or two with mentions and pictures; Ctrl-Enter sends, Esc leaves a form that was opened. */
export const CommentForm = ({ label, submit, busy, onCancel, ...text }: CommentFormProps) => {
  const { content, error, change, send, cancel } = useCommentText({
    ...text,
    ...(onCancel && { onCancel }),
    busy,
    hasText: hasContent,
  })
  const people = useMentionable()
  return (
    <div className="no-print">
      <RichTextField
        bare
        hideLabel
        label={label}
        placeholder={commentsText.hint}
        value={content}
        onChange={change}
        people={people}
        storePicture={storePicture}
        onSubmit={send}
        error={error}
        autoFocus={onCancel !== undefined}
      />
      <CommentButtons submit={submit} busy={busy} onSend={send} onCancel={onCancel && cancel} />
    </div>
  )
}
