import { defineScreens } from '../../kit/screen.ts'

export const minutesScreens = defineScreens({
  ScheduleRecord: {
    path: '/employee/schedule/record',
    area: 'emp',
    title: '회의록',
    shell: 'app',
    scope: ['ScheduleRecord'],
    menu: { group: 'meeting', icon: 'notes' },
  },
})
