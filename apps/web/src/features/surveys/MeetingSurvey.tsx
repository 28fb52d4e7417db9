import type { Meeting } from '@crm/contract/meetingRows'
import classes from './Survey.module.css'
import { SurveyAnswers } from './SurveyAnswers.tsx'
import { useAnswersOf } from './surveys.api.ts'
import { text } from './surveys.messages.ts'

/** A pre-meeting's answers are waited for; any other meeting shows them once there are some. */
export const MeetingSurvey = ({ ms_no, mr_type }: Pick<Meeting, 'ms_no' | 'mr_type'>) => {
  const isAnswered = Boolean(useAnswersOf({ ms_no }).data?.query.length)
  if (mr_type !== 1 && !isAnswered) return null
  return (
    <section>
      <h3 className={classes.heading}>{text.title}</h3>
      <SurveyAnswers ms_no={ms_no} />
    </section>
  )
}
