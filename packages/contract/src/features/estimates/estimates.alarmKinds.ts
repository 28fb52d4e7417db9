import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const estimateAlarmKinds = defineAlarmKinds({
  'estimate.ask': { label: '견적 승인 요청', to: ['emp'] },
  'estimate.decided': { label: '견적 승인 · 반려', to: ['emp'] },
  'estimate.read': { label: '고객이 견적서를 읽음', to: ['emp'] },
  'estimate.question': { label: '견적 질문', to: ['emp'] },
  'estimate.answered': { label: '견적 승낙 · 거절', to: ['emp'] },
  'estimate.reissue': { label: '견적 재발행 요청', to: ['emp'] },
  'estimate.expiring': { label: '견적 만료 하루 전', to: ['emp'] },
})
