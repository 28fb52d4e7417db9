import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const colleagueAlarmKinds = defineAlarmKinds({
  'colleagues.changed': { label: '고객사 사람의 가입과 제외' },
})
