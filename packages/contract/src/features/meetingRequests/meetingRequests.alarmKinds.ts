import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const meetingRequestAlarmKinds = defineAlarmKinds({
  'meetingRequests.asked': { label: '고객의 미팅 요청' },
  'meetingRequests.answered': { label: '미팅 요청 답변', to: ['client'] },
})
