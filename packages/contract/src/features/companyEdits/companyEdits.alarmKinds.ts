import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const companyEditAlarmKinds = defineAlarmKinds({
  'companyEdits.asked': { label: '고객사의 정보 변경 신청' },
  'portal.company': { label: '회사 정보 변경 결과', to: ['client', 'vc'] },
})
