import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import { surveys } from '@crm/contract/features/surveys/surveys'
import { useRead } from '../../shared/lib/server/useRead.ts'

export const useQuestion = (ps_id: string) => useRead(surveys.question, { params: { ps_id } })
export const useAnswersOf = (of: { ms_no?: number; proj_no?: number }) => useRead(surveys.ofMeeting, { query: of })

/** A pre-meeting's answers are waited for; any other meeting shows them once there are some. */
export const useShowsSurvey = ({ ms_no, mr_type }: Pick<Meeting, 'ms_no' | 'mr_type'>) => {
  const isAnswered = Boolean(useAnswersOf({ ms_no }).data?.query.length)
  return mr_type === 1 || isAnswered
}
