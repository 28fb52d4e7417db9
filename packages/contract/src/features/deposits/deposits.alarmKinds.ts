import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const depositAlarmKinds = defineAlarmKinds({
  'deposit.paid': { label: '계약 대금 입금', to: ['emp'] },
})
