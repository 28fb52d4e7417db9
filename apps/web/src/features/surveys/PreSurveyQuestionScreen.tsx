import { mrType } from '@crm/contract/features/meetings/meetings.words'
import {
  buildupNeed,
  financing,
  founded,
  headcount,
  type SurveyMeeting,
  salesBand,
  surveyClosed,
  surveyQuestions,
  surveys,
} from '@crm/contract/features/surveys/surveys'
import { screens } from '@crm/contract/screens'
import { Button, TextInput } from '@mantine/core'
import { IconFileSad } from '@tabler/icons-react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { LinkedPage } from '../../shared/kit/record/LinkedPage.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EntryContent, EntryPage } from '../../shared/ui/page/EntryPage.tsx'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { OneAnswer, SeveralAnswers } from './SurveyQuestion.tsx'
import { completePath } from './surveyPaths.ts'
import { useQuestion } from './surveys.api.ts'
import { surveysText } from './surveys.messages.ts'

const Questions = ({ meeting }: { meeting: SurveyMeeting }) => {
  const navigate = useNavigate()
  const { form, bind, busy, problem } = useEndpointForm(surveys.answer, {
    // Nothing is chosen yet: the schema says so when it is sent.
    initial: {
      annua_sales: '',
      expected_sales: '',
      member_of_total: '',
      cust_founded: '',
      cust_founded_direct: '',
      financing_experience: [],
      need_buildup: '',
      need_buildup_direct: '',
    },
    request: { params: { ps_id: meeting.ps_id } },
    done: surveysText.submitted,
    draftKey: `survey.${meeting.ps_id}`,
    quiet: true,
    onDone: () => navigate(completePath(meeting.ps_id), { replace: true }),
  })
  const { values } = form
  const asked = <Name extends keyof typeof surveyQuestions>(place: number, name: Name) => ({
    words: surveysText.numbered(place, surveyQuestions[name]),
    ...form.getInputProps(name),
    value: values[name],
  })
  return (
    <EntryPage title={surveysText.questionTitle} context={surveysText.questionContext} wide>
      <form {...bind}>
        <EntryContent>
          <Stack gap="lg">
            <Note tone="accent">
              {[meeting.client_name, showDateTime(meeting.start_dt), mrType.label(meeting.mr_type)]
                .filter(Boolean)
                .join(' · ')}
            </Note>
            <OneAnswer options={salesBand.options} {...asked(1, 'annua_sales')} />
            <OneAnswer options={salesBand.options} {...asked(2, 'expected_sales')} />
            <OneAnswer options={headcount.options} {...asked(3, 'member_of_total')} />
            <OneAnswer options={founded.options} {...asked(4, 'cust_founded')}>
              {values.cust_founded === 'direct' && (
                <TextInput
                  label={surveysText.year}
                  placeholder={surveysText.yearHint}
                  inputMode="numeric"
                  maxLength={4}
                  {...form.getInputProps('cust_founded_direct')}
                />
              )}
            </OneAnswer>
            <SeveralAnswers options={financing.options} {...asked(5, 'financing_experience')} />
            <OneAnswer options={buildupNeed.options} {...asked(6, 'need_buildup')}>
              {values.need_buildup === 'direct' && (
                <TextInput label={surveysText.need} maxLength={200} {...form.getInputProps('need_buildup_direct')} />
              )}
            </OneAnswer>
            <div role="alert">{problem}</div>
            <Button type="submit" loading={busy}>
              {surveysText.submit}
            </Button>
          </Stack>
        </EntryContent>
      </form>
    </EntryPage>
  )
}

const Closed = ({ title, reason }: { title: string; reason: string }) => (
  <NoticePage icon={IconFileSad} tone="gray" title={title} description={reason}>
    <Button component={Link} to={screens.PreSurveyMtgList.path}>
      {surveysText.others}
    </Button>
  </NoticePage>
)

/** The six questions before a meeting, for whoever has the link. */
export const PreSurveyQuestionScreen = () => {
  useCompanyBrand()
  const { id = '' } = useParams()
  return (
    <LinkedPage
      read={useQuestion(id)}
      gone={<Closed title={surveysText.closedTitle} reason={surveysText.closedContext} />}
    >
      {(meeting) => {
        if (meeting.is_answered) return <Navigate to={completePath(id)} replace />
        if (meeting.closed_as)
          return <Closed title={surveysText.noLongerTitle} reason={surveyClosed.label(meeting.closed_as)} />
        return <Questions key={id} meeting={meeting} />
      }}
    </LinkedPage>
  )
}
