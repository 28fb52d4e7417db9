import type { CourseAnswer, CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { messages } from '@crm/contract/messages'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { Ago } from '../../../shared/ui/Ago.tsx'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { showTime } from '../showTime.ts'
import { EditAnswerDialog, EditQuestionDialog } from './QuestionDialog.tsx'
import classes from './Talk.module.css'
import { useRemoveAnswer, useRemoveQuestion } from './talk.api.ts'
import { questionText as text } from './talk.messages.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface OwnProps {
  words: { edit: string; remove: string }
  onEdit: () => void
  onRemove: () => void
}

const OwnButtons = ({ words, onEdit, onRemove }: OwnProps) => {
  const askAndRemove = async () => {
    if (await confirm({ title: messages.reallyDelete, yes: text.delete, tone: 'danger' })) onRemove()
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

const answerWords = { edit: text.editAnswer, remove: text.removeAnswer }

/** Whoever answered changes the answer or takes it back; then what is open around it is of yesterday and closes. */
const OwnAnswer = ({ answer, onDone }: { answer: CourseAnswer; onDone: () => void }) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useRemoveAnswer(onDone)
  return (
    <>
      <OwnButtons
        words={answerWords}
        onEdit={() => setEditing(true)}
        onRemove={() => remove.mutate({ params: { ca_no: answer.ca_no } })}
      />
      {isEditing && <EditAnswerDialog answer={answer} onClose={() => setEditing(false)} onDone={onDone} />}
    </>
  )
}

interface AnswersProps {
  answers: CourseAnswer[]
  /** Given where staff answer: their own answers can be changed. */
  onChanged?: () => void
}

export const Answers = ({ answers, onChanged }: AnswersProps) => (
  <ul className={classes.answers} aria-label={text.answer}>
    {answers.map((answer) => (
      <li key={answer.ca_no}>
        <div className={classes.head}>
          <strong>{answer.emp_name}</strong>
          <span className={classes.small}>
            <Ago at={answer.reg_dt} />
          </span>
          {onChanged && answer.is_own && <OwnAnswer answer={answer} onDone={onChanged} />}
        </div>
        <p className={classes.text}>{answer.ca_text}</p>
      </li>
    ))}
  </ul>
)

const questionWords = { edit: text.edit, remove: text.remove }

const OwnActions = ({ question }: { question: CourseQuestion }) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useRemoveQuestion()
  return (
    <>
      <OwnButtons
        words={questionWords}
        onEdit={() => setEditing(true)}
        onRemove={() => remove.mutate({ params: { cq_no: question.cq_no } })}
      />
      {isEditing && <EditQuestionDialog question={question} onClose={() => setEditing(false)} />}
    </>
  )
}

interface Props {
  question: CourseQuestion
  onGoTo: (second: number) => void
}

/** One question beside the player, with its answers. */
export const QuestionItem = ({ question, onGoTo }: Props) => {
  const { cq_no, at_second, user_name, is_own, is_private, reg_dt, cq_text, files, answers } = question
  return (
    <li>
      <div className={classes.head}>
        {at_second !== null && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={text.goTo(showTime(at_second))}
            onClick={() => onGoTo(at_second)}
          >
            {showTime(at_second)}
          </Button>
        )}
        <strong>{user_name}</strong>
        <span className={classes.small}>
          <Ago at={reg_dt} />
        </span>
        {is_private && <Tag>{text.isPrivate}</Tag>}
        {answers.length === 0 && <Tag tone="amber">{text.waiting}</Tag>}
        {is_own && <OwnActions question={question} />}
      </div>
      <p className={classes.text}>{cq_text}</p>
      {files > 0 && <Attachments to={{ to_table: 'course_questions', to_no: cq_no }} canAdd={false} />}
      {answers.length > 0 && <Answers answers={answers} />}
    </li>
  )
}
