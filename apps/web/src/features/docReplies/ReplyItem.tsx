import { type DocAnswer, replySide } from '@crm/contract/features/docReplies/docReplies'
import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { dropDraft } from '../../shared/lib/draft.ts'
import { Ago } from '../../shared/ui/Ago.tsx'
import { confirm } from '../../shared/ui/dialogs.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useRemoveReply, useUpdateReply } from './docReplies.api.ts'
import { repliesText as text } from './docReplies.messages.ts'
import classes from './Replies.module.css'
import { ReplyBox } from './ReplyBox.tsx'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
const sideTones = { emp: 'accent', client: 'teal', guest: 'gray' } as const

interface ReplyItemProps {
  reply: DocAnswer
  mayWrite: boolean
  /** Before the name: the page of a thread. */
  tag?: ReactNode
}

/** One comment: its author edits it in place and deletes it. */
export const ReplyItem = ({ reply, mayWrite, tag }: ReplyItemProps) => {
  const { docr_no, docr_content, user_name, side, is_mine, reg_dt, update_dt, state } = reply
  const [isEditing, setEditing] = useState(false)
  const draftKey = `doc_reply.edit.${docr_no}`
  const edit = useUpdateReply(() => {
    dropDraft(draftKey)
    setEditing(false)
  })
  const remove = useRemoveReply()
  const askAndRemove = async () => {
    const words = { title: messages.reallyDelete, yes: text.delete, tone: 'danger' } as const
    if (await confirm(words)) remove.mutate({ params: { docr_no }, body: { state: 0 } })
  }
  if (state === 0)
    return (
      <div className={classes.head}>
        {tag}
        <span className={classes.hint}>{text.deleted}</span>
      </div>
    )
  return (
    <>
      <div className={classes.head}>
        {tag}
        <strong>{user_name}</strong>
        <Tag tone={sideTones[side]}>{replySide.label(side)}</Tag>
        <span className={classes.hint}>
          <Ago at={reg_dt} />
          {update_dt && ` · ${text.edited}`}
        </span>
        {is_mine && mayWrite && !isEditing && (
          <span className={classes.actions}>
            <ActionIcon size="sm" aria-label={text.edit} title={text.edit} onClick={() => setEditing(true)}>
              <IconPencil {...icon} />
            </ActionIcon>
            <ActionIcon size="sm" aria-label={text.remove} title={text.remove} onClick={askAndRemove}>
              <IconTrash {...icon} />
            </ActionIcon>
          </span>
        )}
      </div>
      {isEditing ? (
        <ReplyBox
          label={text.edit}
          submit={text.save}
          initial={docr_content}
          busy={edit.isPending}
          autoFocus
          draftKey={draftKey}
          onSend={(changed) => edit.mutate({ params: { docr_no }, body: { docr_content: changed } })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={classes.words}>{docr_content}</p>
      )}
    </>
  )
}
