import { defineAlarmKinds } from '../../kit/alarmKind.ts'

export const companyDataAlarmKinds = defineAlarmKinds({ 'company_data.added': { label: '고객이 자료를 올림' } })
