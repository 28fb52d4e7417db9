import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const taxPaperAlarmKinds = defineAlarmKinds({
  'taxPapers.asked': { label: '세금계산서 신청' },
  'taxPapers.problem': { label: '발급하지 못한 현금영수증' },
})
