import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const taxPaperAlarmKinds = defineAlarmKinds({
  'taxPapers.asked': { label: '세금계산서 신청' },
  'taxPapers.due': { label: '계약 세금계산서 발급 기한' },
  'taxPapers.problem': { label: '발급하지 못한 현금영수증' },
})
