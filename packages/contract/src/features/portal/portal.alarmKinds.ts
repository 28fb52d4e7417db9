import { defineAlarmKinds } from '../../kit/alarmKind.ts'

/** What people of client companies get alarms about; nothing internal is in them. */
export const portalAlarmKinds = defineAlarmKinds({
  'portal.meetings': { label: '미팅 일정', to: ['client'] },
  'portal.minutes': { label: '회의록 공개', to: ['client'] },
  'portal.pocket': { label: '포켓 내역', to: ['client'] },
})
