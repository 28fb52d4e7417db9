import { kindOf } from '@crm/contract/features/meetings/meetingNames'
import {
  buildupNeed,
  financing,
  founded,
  headcount,
  type Survey,
  salesBand,
} from '@crm/contract/features/surveys/surveys'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { useAnswersOf } from './surveys.api.ts'
import { surveysText } from './surveys.messages.ts'

interface AnswersProps {
  survey: Survey
  /** Says which meeting they belong to, where several are shown. */
  ofSeveral: boolean
}

const Answers = ({ survey, ofSeveral }: AnswersProps) => (
  <Facts
    facts={[
      ofSeveral && [surveysText.meeting, `${showDateTime(survey.start_dt)} · ${kindOf(survey)}`],
      [surveysText.labels.annua_sales, salesBand.label(survey.annua_sales)],
      [surveysText.labels.expected_sales, salesBand.label(survey.expected_sales)],
      [surveysText.labels.member_of_total, headcount.label(survey.member_of_total)],
      [surveysText.labels.cust_founded, survey.cust_founded_direct ?? founded.label(survey.cust_founded)],
      [surveysText.labels.financing_experience, survey.financing_experience.map(financing.label).join(', ')],
      [surveysText.labels.need_buildup, survey.need_buildup_direct ?? buildupNeed.label(survey.need_buildup)],
      [surveysText.answeredAt, showDateTime(survey.answer_dt)],
    ]}
  />
)

/** What was answered before a meeting, or before any meeting of a project; the newest first. */
export const SurveyAnswers = (of: { ms_no: number } | { proj_no: number }) => (
  <LoadedRows read={useAnswersOf(of)} empty={surveysText.noAnswers}>
    {(surveys) => (
      <Stack divided>
        {surveys.map((survey) => (
          <Answers key={survey.ps_no} survey={survey} ofSeveral={'proj_no' in of} />
        ))}
      </Stack>
    )}
  </LoadedRows>
)
