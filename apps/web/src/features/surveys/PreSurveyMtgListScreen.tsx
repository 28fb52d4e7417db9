import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { type SurveyMeeting, surveys } from '@crm/contract/features/surveys/surveys'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { showSpan } from '../../shared/lib/format/date.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { PhoneInput } from '../../shared/ui/input/PhoneInput.tsx'
import { Grow, Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import { EntryContent, EntryForm, EntryPage } from '../../shared/ui/page/EntryPage.tsx'
import { questionPath } from './surveyPaths.ts'
import { surveysText } from './surveys.messages.ts'

const Meeting = ({ meeting }: { meeting: SurveyMeeting }) => (
  <Tile as="li">
    <Inline gap="row">
      <Grow>
        <strong>{showSpan(meeting.start_dt, meeting.end_dt)}</strong>
        <SmallText>{`${mrType.label(meeting.mr_type)} · ${mrWay.label(meeting.mr_way)}`}</SmallText>
      </Grow>
      {meeting.is_answered ? (
        <Tag tone="green">{surveysText.answered}</Tag>
      ) : (
        <Button size="xs" component={Link} to={questionPath(meeting.ps_id)}>
          {surveysText.answer}
        </Button>
      )}
    </Inline>
  </Tile>
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
      <section aria-live="polite" hidden={found === null}>
        <EntryContent>
          {found?.length ? (
            <>
              <Text as="p" weight="strong">
                {surveysText.found(found.length)}
              </Text>
              <Stack as="ul" gap="sm">
                {found.map((meeting) => (
                  <Meeting key={meeting.ps_id} meeting={meeting} />
                ))}
              </Stack>
            </>
          ) : (
            <SmallText>{surveysText.none}</SmallText>
          )}
        </EntryContent>
      </section>
    </EntryPage>
  )
}
