import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { type SurveyMeeting, surveys } from '@crm/contract/features/surveys/surveys'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { showSpan } from '../../shared/lib/date.ts'
import { useCompanyBrand } from '../../shared/lib/useCompanyBrand.ts'
import { EntryForm, EntryPage } from '../../shared/ui/EntryPage.tsx'
import { PhoneInput } from '../../shared/ui/PhoneInput.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import classes from './Survey.module.css'
import { questionPath } from './surveyPaths.ts'
import { surveysText } from './surveys.messages.ts'

const Meeting = ({ meeting }: { meeting: SurveyMeeting }) => (
  <li className={classes.meeting}>
    <div>
      <strong>{showSpan(meeting.start_dt, meeting.end_dt)}</strong>
      <SmallText>{`${mrType.label(meeting.mr_type)} · ${mrWay.label(meeting.mr_way)}`}</SmallText>
    </div>
    {meeting.is_answered ? (
      <Tag tone="green">{surveysText.answered}</Tag>
    ) : (
      <Button size="xs" component={Link} to={questionPath(meeting.ps_id)}>
        {surveysText.answer}
      </Button>
    )}
  </li>
)

/** People without an account find the survey of their next meeting. */
export const PreSurveyMtgListScreen = () => {
  useCompanyBrand()
  const [found, setFound] = useState<SurveyMeeting[] | null>(null)
  const { form, bind, busy, problem } = useEndpointForm(surveys.find, {
    initial: { client_name: '', phone: '' },
    guardsLeaving: false,
    quiet: true,
    onDone: ({ query }) => setFound(query),
  })
  return (
    <EntryPage title={surveysText.findTitle} context={surveysText.findContext}>
      <EntryForm bind={bind} problem={problem} busy={busy} submit={surveysText.find}>
        <TextInput label={surveysText.company} autoComplete="organization" {...form.getInputProps('client_name')} />
        <PhoneInput label={surveysText.phone} {...form.getInputProps('phone')} />
      </EntryForm>
      <section className={classes.found} aria-live="polite" hidden={found === null}>
        {found?.length ? (
          <>
            <p className={classes.count}>{surveysText.found(found.length)}</p>
            <Stack as="ul" gap="sm">
              {found.map((meeting) => (
                <Meeting key={meeting.ps_id} meeting={meeting} />
              ))}
            </Stack>
          </>
        ) : (
          <SmallText>{surveysText.none}</SmallText>
        )}
      </section>
    </EntryPage>
  )
}
