import type { ReactNode } from 'react'
import { useState } from 'react'
import { useUser } from '../../shared/lib/currentUser.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyLine } from '../../shared/ui/EmptyLine.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import classes from './Questions.module.css'
import { useCreateQuestion, useQuestions, useUnreadMarks } from './questions.api.ts'
import { questionsText as text } from './questions.messages.ts'

const words = {
  client: { title: text.clientTitle, label: text.question, send: text.ask, sent: text.asked },
  staff: { title: text.staffTitle, label: text.answer, send: text.reply, sent: text.answered },
}

const NewQuestion = ({ proj_no, by }: { proj_no: number; by: keyof typeof words }) => {
  // A sent form makes room for an empty one.
  const [edition, setEdition] = useState(0)
  const { label, send, sent } = words[by]
  const create = useCreateQuestion(sent, () => setEdition(edition + 1))
  return (
    <QuestionForm
      key={edition}
      label={label}
      submit={send}
      busy={create.isPending}
      onSend={(content) => create.mutate({ params: { proj_no }, body: { content } })}
    />
  )
}

interface QuestionsCardProps {
  proj_no: number
  /** What stands where nobody has asked yet; the card is left out without it. */
  empty?: ReactNode
}

/** What the client asks about a project and what staff answer, in one thread for both. */
export const QuestionsCard = ({ proj_no, empty }: QuestionsCardProps) => {
  const by = useUser()?.user_type === 'client' ? 'client' : 'staff'
  const rows = useQuestions(proj_no, by === 'client').data?.query
  const marked = useUnreadMarks(proj_no, rows ?? [])
  if (!rows || (rows.length === 0 && !empty)) return null
  return (
    <Card title={words[by].title} note={marked.size > 0 ? text.freshCount(marked.size) : rows.length || undefined}>
      {rows.length === 0 ? (
        <div className={classes.none}>
          <EmptyLine>{empty}</EmptyLine>
        </div>
      ) : (
        <ul className={classes.thread}>
          {rows.map((question) => (
            <QuestionItem key={question.cmt_no} question={question} isNew={marked.has(question.cmt_no)} />
          ))}
        </ul>
      )}
      <NewQuestion proj_no={proj_no} by={by} />
    </Card>
  )
}
