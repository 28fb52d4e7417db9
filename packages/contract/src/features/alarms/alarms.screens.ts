import { defineScreens } from '../../kit/screen.ts'

export const alarmScreens = defineScreens({
  AlarmList: { path: '/employee/alarm/list', area: 'emp', title: '알림', shell: 'app' },
})
