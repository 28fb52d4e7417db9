import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const paymentAlarmKinds = defineAlarmKinds({
  'payments.deposit': { label: '입금' },
  'payments.refund': { label: '환불 요청과 처리 기한' },
  'payments.reversal': { label: '입금 취소, 늦은 입금, 결제사에서 한 취소' },
  'payments.discrepancy': { label: '결제 내역이 결제사와 다를 때' },
})
