import type { CourseAnswer, CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CommentHead } from '../../../shared/kit/comments/CommentHead.tsx'
import { CommentAnswers, PlainWords } from '../../../shared/kit/comments/CommentList.tsx'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { showLength } from '../../../shared/lib/format/date.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { EditAnswerDialog, EditQuestionDialog } from './QuestionDialog.tsx'
import { useRemoveAnswer, useRemoveQuestion } from './talk.api.ts'
import { questionText as text } from './talk.messages.ts'

const answerWords = { edit: text.editAnswer, remove: text.removeAnswer }

interface AnswerProps {
  answer: CourseAnswer
  /** Where staff answer: their own answers can be changed. */
  canChange: boolean
}

/** Whoever answered changes the answer or takes it back. */
const Answer = ({ answer, canChange }: AnswerProps) => {
  const { ca_no, ca_text, emp_name, is_own, reg_dt } = answer
  const [isEditing, setEditing] = useState(false)
  const remove = useRemoveAnswer()
  const own = {
    words: answerWords,
    onEdit: () => setEditing(true),
    onRemove: () => remove.mutate({ params: { ca_no } }),
  }
  return (
    <li>
      <CommentHead name={emp_name} at={reg_dt} own={canChange && is_own && own} />
      <PlainWords>{ca_text}</PlainWords>
      {isEditing && <EditAnswerDialog answer={answer} onClose={() => setEditing(false)} />}
    </li>
  )
}

export const Answers = ({ answers, canChange = false }: { answers: CourseAnswer[]; canChange?: boolean }) => (
  <CommentAnswers label={text.answer}>
    {answers.map((answer) => (
      <Answer key={answer.ca_no} answer={answer} canChange={canChange} />
    ))}
  </CommentAnswers>
)

const questionWords = { edit: text.edit, remove: text.remove }

interface Props {
  question: CourseQuestion
  onGoTo: (second: number) => void
}

/** One question beside the player, with its answers. */
export const QuestionItem = ({ question, onGoTo }: Props) => {
  const { cq_no, at_second, user_name, is_own, is_private, reg_dt, cq_text, files, answers } = question
  const [isEditing, setEditing] = useState(false)
  const remove = useRemoveQuestion()
  const own = {
    words: questionWords,
    onEdit: () => setEditing(true),
    onRemove: () => remove.mutate({ params: { cq_no } }),
  }
  return (
    <li>
      <CommentHead
        name={user_name}
        at={reg_dt}
        before={
          at_second !== null && (
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={text.goTo(showLength(at_second))}
              onClick={() => onGoTo(at_second)}
            >
              {showLength(at_second)}
            </Button>
          )
        }
        own={is_own && own}
      >
        {is_private && <Tag>{text.isPrivate}</Tag>}
        {answers.length === 0 && <Tag tone="amber">{text.waiting}</Tag>}
      </CommentHead>
      <PlainWords>{cq_text}</PlainWords>
      {files > 0 && <Attachments to={{ to_table: 'course_questions', to_no: cq_no }} canAdd={false} />}
      {answers.length > 0 && <Answers answers={answers} />}
      {isEditing && <EditQuestionDialog question={question} onClose={() => setEditing(false)} />}
    </li>
  )
}
