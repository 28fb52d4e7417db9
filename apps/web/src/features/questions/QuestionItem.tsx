import { longestQuestion, type Question, questionMessages } from '@crm/contract/features/questions/questions'
import { useState } from 'react'
import { CommentHead } from '../../shared/kit/comments/CommentHead.tsx'
import { PlainWords } from '../../shared/kit/comments/CommentList.tsx'
import { PlainCommentForm } from '../../shared/kit/comments/PlainCommentForm.tsx'
import { dropDraft } from '../../shared/lib/storage/draft.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import classes from './Questions.module.css'
import { useRemoveQuestion, useUpdateQuestion } from './questions.api.ts'
import { questionsText as text } from './questions.messages.ts'

/** One question or answer; its author edits it in place and deletes it. */
export const QuestionItem = ({ question, isNew }: { question: Question; isNew: boolean }) => {
  const { cmt_no, user_name, content, reg_dt, update_dt, is_own, is_staff } = question
  const [isEditing, setEditing] = useState(false)
  const draftKey = `question.edit.${cmt_no}`
  const stopEditing = () => {
    dropDraft(draftKey)
    setEditing(false)
  }
  const edit = useUpdateQuestion(stopEditing)
  const remove = useRemoveQuestion()
  const own = { words: text, onEdit: () => setEditing(true), onRemove: () => remove.mutate({ params: { cmt_no } }) }
  return (
    <li className={classes.item} data-staff={is_staff || undefined}>
      <CommentHead name={user_name} at={reg_dt} isEdited={update_dt !== null} own={is_own && !isEditing && own}>
        {isNew && <Tag tone="accent">{text.fresh}</Tag>}
      </CommentHead>
      {isEditing ? (
        <PlainCommentForm
          label={text.edit}
          submit={text.save}
          initial={content}
          maxLength={longestQuestion}
          missing={questionMessages.missing}
          busy={edit.isPending}
          draftKey={draftKey}
          onSend={(changed) => edit.mutate({ params: { cmt_no }, body: { content: changed } })}
          onCancel={stopEditing}
        />
      ) : (
        <PlainWords>{content}</PlainWords>
      )}
    </li>
  )
}
