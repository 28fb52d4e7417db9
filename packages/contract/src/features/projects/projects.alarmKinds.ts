import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const projectAlarmKinds = defineAlarmKinds({
  'projects.joined': { label: '프로젝트 배정' },
  'projects.moved': { label: '프로젝트 단계 변경' },
})
