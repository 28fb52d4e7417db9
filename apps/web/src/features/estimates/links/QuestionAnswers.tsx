import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { EstimateQuestion } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { Button, Textarea } from '@mantine/core'
import { useId } from 'react'
import { FormFields } from '../../../shared/kit/form/FormFields.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { clientPageText as text } from './clientPage.messages.ts'

const AnswerForm = ({ est_no, eq_no }: { est_no: number; eq_no: number }) => {
  const state = useRecordForm({
    create: publicEstimates.answerQuestion,
    params: { est_no, eq_no },
    toValues: () => ({ answer: '' }),
    labels: { answer: text.answerLabel },
    done: text.answered,
    draft: `estimate-answer-${eq_no}`,
  })
  return (
    <FormFields state={state} id={useId()}>
      <Textarea autosize minRows={2} {...state.field('answer')} />
      <div>
        <Button type="submit" size="xs" loading={state.busy}>
          {text.answer}
        </Button>
      </div>
    </FormFields>
  )
}

interface QuestionAnswersProps {
  est_no: number
  questions: EstimateQuestion[]
  mayAnswer: boolean
}

/** What clients asked on their page; what is answered here is read there. */
export const QuestionAnswers = ({ est_no, questions, mayAnswer }: QuestionAnswersProps) => (
  <Section title={text.questions} note={questions.length}>
    <Stack as="ul" divided label={text.questions}>
      {questions.map((question) => (
        <li key={question.eq_no}>
          <Stack gap="sm">
            <SmallText>
              {question.eq_name} · {showDateTime(question.reg_dt)}
            </SmallText>
            <Text as="p" keepsLines>
              {question.eq_question}
            </Text>
            {question.eq_answer !== null && (
              <Note tone="accent">
                {question.eq_answer} (
                {[question.answered_by, showDateTime(question.answered_dt)].filter(Boolean).join(', ')})
              </Note>
            )}
            {question.eq_answer === null && mayAnswer && <AnswerForm est_no={est_no} eq_no={question.eq_no} />}
          </Stack>
        </li>
      ))}
    </Stack>
  </Section>
)
