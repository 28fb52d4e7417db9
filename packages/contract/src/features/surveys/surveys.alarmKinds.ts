import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const surveyAlarmKinds = defineAlarmKinds({ 'surveys.answered': { label: '사전 설문 답변' } })
