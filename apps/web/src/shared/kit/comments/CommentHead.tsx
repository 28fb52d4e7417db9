import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Ago } from '../../ui/display/Ago.tsx'
import { confirm } from '../../ui/overlay/dialogs.ts'
import classes from './Comments.module.css'
import { commentsText } from './comments.messages.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface OwnProps {
  words: { edit: string; remove: string }
  onEdit: () => void
  onRemove: () => void
}

const OwnActions = ({ words, onEdit, onRemove }: OwnProps) => {
  const askAndRemove = async () => {
    if (await confirm({ title: messages.reallyDelete, yes: commentsText.delete, tone: 'danger' })) onRemove()
  }
  return (
    <span className={classes.actions}>
      <ActionIcon size="sm" aria-label={words.edit} title={words.edit} onClick={onEdit}>
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon size="sm" aria-label={words.remove} title={words.remove} onClick={askAndRemove}>
        <IconTrash {...icon} />
      </ActionIcon>
    </span>
  )
}

interface CommentHeadProps {
  name: string
  at: string
  isEdited?: boolean
  /** Before the name: where in the record it was said. */
  before?: ReactNode
  /** Marks behind the name. */
  children?: ReactNode
  /** Given to its author alone. */
  own?: OwnProps | false | undefined
}

/** Who said it and when, with what its author may do about it. */
export const CommentHead = ({ name, at, isEdited = false, before, children, own }: CommentHeadProps) => (
  <div className={classes.head}>
    {before}
    <strong>{name}</strong>
    <span className={classes.hint}>
      <Ago at={at} />
      {isEdited && ` · ${commentsText.edited}`}
    </span>
    {children}
    {own && <OwnActions {...own} />}
  </div>
)

/** What stays of a comment that others have answered. */
export const DeletedComment = ({ before }: { before?: ReactNode }) => (
  <div className={classes.head}>
    {before}
    <span className={classes.hint}>{commentsText.deleted}</span>
  </div>
)
