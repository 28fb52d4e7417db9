import { learning } from '@crm/contract/features/learning/learning'
import { type CourseQuestion, longestTalk, talkMessages } from '@crm/contract/features/learning/talk.rows'
import { useState } from 'react'
import { PlainWords } from '../../../shared/kit/comments/CommentList.tsx'
import { PlainCommentForm } from '../../../shared/kit/comments/PlainCommentForm.tsx'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import type { PeekProps } from '../../../shared/kit/list/OpenedPeek.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { showDateTime, showLength } from '../../../shared/lib/format/date.ts'
import { dropDraft } from '../../../shared/lib/storage/draft.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Answers } from '../talk/QuestionItem.tsx'
import { useAnswer } from '../talk/talk.api.ts'
import { questionText as text } from '../talk/talk.messages.ts'

const NewAnswer = ({ cq_no }: { cq_no: number }) => {
  // A sent answer makes room for the next one.
  const [edition, setEdition] = useState(0)
  const draftKey = `answer.${cq_no}`
  const answer = useAnswer(() => {
    dropDraft(draftKey)
    setEdition(edition + 1)
  })
  return (
    <PlainCommentForm
      key={edition}
      label={text.answer}
      submit={text.send}
      maxLength={longestTalk}
      missing={talkMessages.answerMissing}
      draftKey={draftKey}
      busy={answer.isPending}
      onSend={(ca_text) => answer.mutate({ params: { cq_no }, body: { ca_text } })}
    />
  )
}

const Question = ({ question }: { question: CourseQuestion }) => {
  const { cq_no, cq_text, crs_title, crl_title, at_second, user_name, is_private, reg_dt, files, answers } = question
  return (
    <Stack>
      <Card>
        <Stack>
          <PlainWords>{cq_text}</PlainWords>
          <Facts
            facts={[
              [text.facts.course, crs_title],
              [text.facts.lecture, crl_title],
              at_second !== null && [text.facts.second, showLength(at_second)],
              [text.facts.person, user_name],
              [text.facts.shown, is_private ? text.isPrivate : text.open],
              [text.facts.at, showDateTime(reg_dt)],
            ]}
          />
        </Stack>
      </Card>
      {files > 0 && (
        <Card title={text.files}>
          <Attachments to={{ to_table: 'course_questions', to_no: cq_no }} canAdd={false} />
        </Card>
      )}
      <Card title={text.answer} note={answers.length || undefined}>
        <Stack>
          {answers.length > 0 && <Answers answers={answers} canChange />}
          <NewAnswer cq_no={cq_no} />
          <SmallText>{text.answerHint}</SmallText>
        </Stack>
      </Card>
    </Stack>
  )
}

const shown = {
  params: undefined,
  title: () => text.list.title,
  children: (question: CourseQuestion) => <Question question={question} />,
}

/** A question beside the list of its course, with what was answered and room for the next answer. */
export const QuestionPanel = ({ cq_no, onClose }: PeekProps<'cq_no'>) => (
  <RecordPanel endpoint={learning.questions} query={{ crs_no: useRecordNo(), cq_no }} onClose={onClose} {...shown} />
)

/** The same beside the questions of all courses that one teaches. */
export const TaughtQuestionPanel = ({ cq_no, onClose }: PeekProps<'cq_no'>) => (
  <RecordPanel endpoint={learning.taughtQuestions} query={{ cq_no }} onClose={onClose} {...shown} />
)
