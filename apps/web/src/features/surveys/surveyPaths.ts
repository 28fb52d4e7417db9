import { screens } from '@crm/contract/screens'

export const questionPath = (ps_id: string) => screens.PreSurveyQuestion.path.replace(':id', ps_id)
export const completePath = (ps_id: string) => screens.PreSurveyComplete.path.replace(':id', ps_id)
