import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const membershipAlarmKinds = defineAlarmKinds({
  'portal.membership': { label: '멤버십', to: ['client'] },
  'memberships.changed': { label: '멤버십 요청과 결제' },
})
