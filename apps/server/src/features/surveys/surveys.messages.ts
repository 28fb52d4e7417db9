import { screens } from '@crm/contract/screens'

export const alarmTitle = (client_name: string | null) => `${client_name ?? '고객'}에서 사전 설문에 답변했어요`

/** Where staff read the answers. */
export const surveyLink = (ms_no: number) => screens.ScheduleVisit.path.replace(':id', String(ms_no))
