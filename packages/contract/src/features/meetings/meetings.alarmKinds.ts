import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const meetingAlarmKinds = defineAlarmKinds({
  'meetings.changed': { label: '미팅 배정과 변경' },
  'meetings.reminder': { label: '미팅 시작 전' },
})
