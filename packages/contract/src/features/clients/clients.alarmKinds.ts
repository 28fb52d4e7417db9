import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const clientAlarmKinds = defineAlarmKinds({ 'clients.assigned': { label: '고객사 담당 배정' } })
