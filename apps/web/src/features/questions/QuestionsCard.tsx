import { longestQuestion, questionMessages } from '@crm/contract/features/questions/questions'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { CommentThreads } from '../../shared/kit/comments/CommentList.tsx'
import { PlainCommentForm } from '../../shared/kit/comments/PlainCommentForm.tsx'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { dropDraft } from '../../shared/lib/storage/draft.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { QuestionItem } from './QuestionItem.tsx'
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
  const draftKey = `question.${proj_no}`
  const create = useCreateQuestion(sent, () => {
    dropDraft(draftKey)
    setEdition(edition + 1)
  })
  return (
    <PlainCommentForm
      key={edition}
      label={label}
      submit={send}
      maxLength={longestQuestion}
      missing={questionMessages.missing}
      draftKey={draftKey}
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
  const read = useQuestions(proj_no, by === 'client')
  const rows = read.data?.query
  const marked = useUnreadMarks(proj_no, rows ?? [])
  if (!empty && rows?.length === 0) return null
  return (
    <Card title={words[by].title} note={marked.size > 0 ? text.freshCount(marked.size) : rows?.length || undefined}>
      <Stack>
        <LoadedRows read={read} empty={empty}>
          {(questions) => (
            <CommentThreads>
              {questions.map((question) => (
                <QuestionItem key={question.cmt_no} question={question} isNew={marked.has(question.cmt_no)} />
              ))}
            </CommentThreads>
          )}
        </LoadedRows>
        {rows && <NewQuestion proj_no={proj_no} by={by} />}
      </Stack>
    </Card>
  )
}
