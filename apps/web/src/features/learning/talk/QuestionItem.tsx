import type { CourseQuestion } from '@crm/contract/features/learning/talk.rows'
import { messages } from '@crm/contract/messages'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { Ago } from '../../../shared/ui/Ago.tsx'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { showTime } from '../showTime.ts'
import { EditQuestionDialog } from './QuestionDialog.tsx'
import classes from './Talk.module.css'
import { useRemoveQuestion } from './talk.api.ts'
import { questionText as text } from './talk.messages.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

export const Answers = ({ answers }: Pick<CourseQuestion, 'answers'>) => (
  <ul className={classes.answers} aria-label={text.answer}>
    {answers.map(({ ca_no, emp_name, ca_text, reg_dt }) => (
      <li key={ca_no}>
        <div className={classes.head}>
          <strong>{emp_name}</strong>
          <span className={classes.small}>
            <Ago at={reg_dt} />
          </span>
        </div>
        <p className={classes.text}>{ca_text}</p>
      </li>
    ))}
  </ul>
)

const OwnActions = ({ question }: { question: CourseQuestion }) => {
  const [isEditing, setEditing] = useState(false)
  const remove = useRemoveQuestion()
  const askAndRemove = async () => {
    if (await confirm({ title: messages.reallyDelete, yes: text.delete, tone: 'danger' }))
      remove.mutate({ params: { cq_no: question.cq_no } })
  }
  return (
    <span className={classes.actions}>
      <ActionIcon size="sm" aria-label={text.edit} title={text.edit} onClick={() => setEditing(true)}>
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon size="sm" aria-label={text.remove} title={text.remove} onClick={askAndRemove}>
        <IconTrash {...icon} />
      </ActionIcon>
      {isEditing && <EditQuestionDialog question={question} onClose={() => setEditing(false)} />}
    </span>
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
