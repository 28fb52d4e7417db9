import type { Question } from '@crm/contract/features/questions/questions'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Ago } from '../../shared/ui/Ago.tsx'
import { confirm } from '../../shared/ui/dialogs.ts'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Inline } from '../../shared/ui/Stack.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import classes from './Questions.module.css'
import { useRemoveQuestion, useUpdateQuestion } from './questions.api.ts'
import { questionsText as text } from './questions.messages.ts'

/** One question or answer; its author edits it in place and deletes it. */
export const QuestionItem = ({ question, isNew }: { question: Question; isNew: boolean }) => {
  const { cmt_no, user_name, content, reg_dt, update_dt, is_own, is_staff } = question
  const [isEditing, setEditing] = useState(false)
  const edit = useUpdateQuestion(() => setEditing(false))
  const remove = useRemoveQuestion()
  const askAndRemove = async () => {
    if (await confirm({ title: messages.reallyDelete, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { cmt_no } })
  }
  return (
    <li className={classes.item} data-staff={is_staff || undefined}>
      <Inline wraps>
        <strong>{user_name}</strong>
        <SmallText as="span">
          <Ago at={reg_dt} />
          {update_dt && ` · ${text.edited}`}
        </SmallText>
        {isNew && <Tag tone="accent">{text.fresh}</Tag>}
        {is_own && !isEditing && (
          <span className={classes.own}>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setEditing(true)}>
              {text.edit}
            </Button>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={askAndRemove}>
              {text.remove}
            </Button>
          </span>
        )}
      </Inline>
      {isEditing ? (
        <QuestionForm
          label={text.edit}
          submit={text.save}
          initial={content}
          busy={edit.isPending}
          onSend={(changed) => edit.mutate({ params: { cmt_no }, body: { content: changed } })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={classes.words}>{content}</p>
      )}
    </li>
  )
}
