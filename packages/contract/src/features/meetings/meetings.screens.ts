import { defineScreens } from '../../kit/screen.ts'

export const meetingScreens = defineScreens({
  ScheduleMeeting: {
    path: '/employee/schedule/meeting',
    area: 'emp',
    title: '미팅 일정',
    shell: 'app',
    scope: ['ScheduleMeeting'],
    menu: { group: 'meeting', icon: 'calendar-event' },
  },
  ScheduleDetail: {
    path: '/employee/schedule/chart',
    area: 'emp',
    title: '회의실 현황',
    shell: 'app',
    scope: ['ScheduleDetail'],
    menu: { group: 'meeting', icon: 'layout-dashboard' },
  },
  MyPageMeeting: {
    path: '/employee/mypage/meeting',
    area: 'emp',
    title: '내 미팅',
    shell: 'app',
    scope: ['MyPageMeeting'],
    menu: { group: 'home', under: 'mypage', icon: 'calendar-event' },
  },
})
