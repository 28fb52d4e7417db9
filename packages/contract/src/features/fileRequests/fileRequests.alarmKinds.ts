import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const fileRequestAlarmKinds = defineAlarmKinds({
  'fileRequests.arrived': { label: '요청한 자료 도착' },
  'fileRequests.asked': { label: '자료 요청', to: ['client'], mail: true },
})
