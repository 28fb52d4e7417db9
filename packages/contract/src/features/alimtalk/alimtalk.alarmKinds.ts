import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const alimtalkAlarmKinds = defineAlarmKinds({ 'alimtalk.failed': { label: '알림톡 발송 실패' } })
