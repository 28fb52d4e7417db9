import type { EstimateQuestion, PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { FormFields } from '../../shared/kit/form/FormFields.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import type { EstimateCalls } from './estimateCalls.ts'
import { pageText as text } from './publicEstimates.messages.ts'

const Thread = ({ question }: { question: EstimateQuestion }) => (
  <Stack as="li" gap="tight">
    <SmallText>
      {question.eq_name} · {showDateTime(question.reg_dt)}
    </SmallText>
    <Text as="p" keepsLines>
      {question.eq_question}
    </Text>
    {question.eq_answer === null ? (
      <SmallText>{text.waiting}</SmallText>
    ) : (
      <Tile tone="accent">
        <SmallText>
          {[question.answered_by, question.answered_dt && showDateTime(question.answered_dt)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
        <Text as="p" keepsLines>
          {question.eq_answer}
        </Text>
      </Tile>
    )}
  </Stack>
)

/** What was asked about the estimate and answered, and a box for more. */
export const Questions = ({ calls, estimate }: { calls: EstimateCalls; estimate: PublicEstimate }) => {
  const { questions } = estimate
  const { state, input } = calls.useQuestionForm(estimate)
  return (
    <Card title={text.questions} {...(questions.length > 0 && { note: questions.length })}>
      <Stack>
        {questions.length === 0 ? (
          <SmallText>{text.noQuestions}</SmallText>
        ) : (
          <Stack as="ul" divided label={text.questions}>
            {questions.map((question) => (
              <Thread key={question.eq_no} question={question} />
            ))}
          </Stack>
        )}
        <FormFields state={state} id={useId()}>
          {calls.asksName && <TextInput autoComplete="name" {...input('name')} />}
          <Textarea autosize minRows={2} {...input('question')} />
          <div>
            <Button type="submit" variant="default" loading={state.busy}>
              {text.ask}
            </Button>
          </div>
        </FormFields>
      </Stack>
    </Card>
  )
}
