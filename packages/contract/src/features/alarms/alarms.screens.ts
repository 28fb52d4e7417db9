import { defineScreens } from '../../kit/screen.ts'

export const alarmScreens = defineScreens({
  AlarmList: { path: '/employee/alarm/list', area: 'emp', title: '알림', shell: 'app' },
  ClientAlarmList: { path: '/client/alarm/list', area: 'client', title: '알림', shell: 'app' },
  VcAlarmList: { path: '/vc/alarm/list', area: 'vc', title: '알림', shell: 'app' },
})
