import type { TodoReply } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { dropDraft } from '../../../shared/lib/draft.ts'
import { Ago } from '../../../shared/ui/Ago.tsx'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import classes from '../Todos.module.css'
import { todosText } from '../todos.messages.ts'
import { useChangeReply } from '../todoWrites.ts'
import { ReplyForm } from './ReplyForm.tsx'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

const OwnActions = ({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => void }) => (
  <span className={classes.replyActions}>
    <ActionIcon size="sm" aria-label={todosText.editReply} title={todosText.editReply} onClick={onEdit}>
      <IconPencil {...icon} />
    </ActionIcon>
    <ActionIcon size="sm" aria-label={todosText.deleteReply} title={todosText.deleteReply} onClick={onRemove}>
      <IconTrash {...icon} />
    </ActionIcon>
  </span>
)

/** One reply; its author edits and deletes it. */
export const ReplyItem = ({ reply }: { reply: TodoReply }) => {
  const { tlr_no, emp_no, emp_name, tlr_content, reg_dt, update_dt, state } = reply
  const user = useUser()
  const [isEditing, setEditing] = useState(false)
  const draftKey = `todo.reply.edit.${tlr_no}`
  const stopEditing = () => {
    dropDraft(draftKey)
    setEditing(false)
  }
  const edit = useChangeReply(messages.changed, stopEditing)
  const remove = useChangeReply(messages.deleted)
  const isDeleted = state === 0
  const askAndRemove = async () => {
    const words = { title: messages.reallyDelete, yes: todosText.remove, tone: 'danger' } as const
    if (await confirm(words)) remove.mutate({ params: { tlr_no }, body: { state: 0 } })
  }
  return (
    <li className={classes.reply}>
      <div className={classes.replyHead}>
        <strong>{emp_name}</strong>
        <span className={classes.hint}>
          <Ago at={reg_dt} />
          {update_dt && !isDeleted && ` · ${todosText.edited}`}
        </span>
        {emp_no === user?.emp_no && !isDeleted && !isEditing && (
          <OwnActions onEdit={() => setEditing(true)} onRemove={askAndRemove} />
        )}
      </div>
      {isDeleted && <p className={classes.hint}>{todosText.replyDeleted}</p>}
      {!isDeleted && !isEditing && <RichTextView html={tlr_content} />}
      {isEditing && !isDeleted && (
        <ReplyForm
          initial={tlr_content}
          label={todosText.editReply}
          submit={todosText.save}
          busy={edit.isPending}
          draftKey={draftKey}
          onSend={(changed) => edit.mutate({ params: { tlr_no }, body: { tlr_content: changed } })}
          onCancel={stopEditing}
        />
      )}
    </li>
  )
}
