import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const learningAlarmKinds = defineAlarmKinds({
  'camp.question': { label: '강의 질문', to: ['emp'] },
  'camp.answer': { label: '강의 질문의 답변', to: ['client'], mail: true },
  'camp.review': { label: '낮은 강의 후기', to: ['emp'] },
})
