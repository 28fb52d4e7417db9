import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const enrolmentAlarmKinds = defineAlarmKinds({
  'camp.seat': { label: '강의 수강권', to: ['client'], mail: true },
})
