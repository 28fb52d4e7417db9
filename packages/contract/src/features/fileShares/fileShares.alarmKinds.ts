import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const fileShareAlarmKinds = defineAlarmKinds({
  'fileShares.opened': { label: '공유 링크 열람' },
  'fileShares.shared': { label: '자료 공유', to: ['client'], mail: true },
})
