import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const homeworkAlarmKinds = defineAlarmKinds({
  'camp.homework': { label: '강의 과제', to: ['client'], mail: true },
})
