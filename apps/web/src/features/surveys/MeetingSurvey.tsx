import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import classes from './Survey.module.css'
import { SurveyAnswers } from './SurveyAnswers.tsx'
import { useShowsSurvey } from './surveys.api.ts'
import { surveysText } from './surveys.messages.ts'

/** What was asked before a meeting, where it belongs there. */
export const MeetingSurvey = (meeting: Pick<Meeting, 'ms_no' | 'mr_type'>) => {
  const isShown = useShowsSurvey(meeting)
  if (!isShown) return null
  return (
    <section>
      <h3 className={classes.heading}>{surveysText.title}</h3>
      <SurveyAnswers ms_no={meeting.ms_no} />
    </section>
  )
}
