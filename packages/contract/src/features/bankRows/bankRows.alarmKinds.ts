import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const bankRowAlarmKinds = defineAlarmKinds({
  'bankRows.unmatched': { label: '확정하지 않은 입금 내역', to: ['emp'] },
})
