import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { SurveyAnswers } from './SurveyAnswers.tsx'
import { useShowsSurvey } from './surveys.api.ts'
import { surveysText } from './surveys.messages.ts'

/** What was asked before a meeting, where it belongs there. */
export const MeetingSurvey = (meeting: Pick<Meeting, 'ms_no' | 'mr_type'>) => {
  const isShown = useShowsSurvey(meeting)
  if (!isShown) return null
  return (
    <Section title={surveysText.title}>
      <SurveyAnswers ms_no={meeting.ms_no} />
    </Section>
  )
}
