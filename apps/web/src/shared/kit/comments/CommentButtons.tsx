import { Button } from '@mantine/core'
import classes from './Comments.module.css'
import { commentsText } from './comments.messages.ts'

interface CommentButtonsProps {
  submit: string
  busy: boolean
  onSend: () => void
  onCancel?: (() => void) | undefined
}

export const CommentButtons = ({ submit, busy, onSend, onCancel }: CommentButtonsProps) => (
  <div className={classes.send}>
    {onCancel && (
      <Button size="xs" variant="default" onClick={onCancel}>
        {commentsText.cancel}
      </Button>
    )}
    <Button size="xs" loading={busy} onClick={onSend}>
      {submit}
    </Button>
  </div>
)
