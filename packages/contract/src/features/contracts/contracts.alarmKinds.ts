import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const contractAlarmKinds = defineAlarmKinds({
  'contract.asked': { label: '계약 날인 요청', to: ['emp'] },
  'contract.signed': { label: '계약 서명 · 체결', to: ['emp'] },
  'contract.declined': { label: '계약 서명 거절', to: ['emp'] },
  'contract.cancelled': { label: '계약 해지', to: ['emp'] },
  'contract.refund': { label: '끝나지 않은 계약 환불', to: ['emp'] },
  'contract.unsealed': { label: '봉인되지 않은 계약', to: ['emp'] },
  'contract.rewritten': { label: '바뀐 계약 기록', to: ['emp'] },
})
