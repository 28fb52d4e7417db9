import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const paymentReminderAlarmKinds = defineAlarmKinds({
  'payment.overdue': { label: '계약 대금 연체', to: ['emp'] },
  'payment.unreachable': { label: '결제 안내를 받을 사람이 없음', to: ['emp'] },
})
