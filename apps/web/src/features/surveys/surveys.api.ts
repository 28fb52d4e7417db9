import { surveys } from '@crm/contract/features/surveys'
import { useRead } from '../../shared/lib/useRead.ts'

export const useQuestion = (ps_id: string) => useRead(surveys.question, { params: { ps_id } })
export const useAnswersOf = (of: { ms_no?: number; proj_no?: number }) => useRead(surveys.ofMeeting, { query: of })
