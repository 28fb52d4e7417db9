import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const questionAlarmKinds = defineAlarmKinds({
  'questions.answered': { label: '문의 답변', to: ['client'] },
})
