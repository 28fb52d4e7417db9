import { defineScreens } from '../../kit/screen.ts'

export const calendarScreens = defineScreens({
  ScheduleGuide: {
    path: '/employee/schedule/guide',
    area: 'emp',
    title: '가이드 미팅',
    shell: 'app',
    scope: ['ScheduleGuide'],
    menu: { group: 'meeting', icon: 'route' },
  },
  ScheduleVisit: {
    path: '/employee/schedule/visit/:id',
    area: 'emp',
    title: '방문 안내',
    shell: 'app',
    scope: ['ScheduleMeeting', 'MyPageMeeting', 'ScheduleGuide'],
    sample: '/employee/schedule/visit/1',
  },
})
