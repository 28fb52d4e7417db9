import { defineScreens } from '../../kit/screen.ts'

export const portalMeetingScreens = defineScreens({
  ClientMeeting: {
    path: '/client/meeting',
    area: 'client',
    title: '미팅',
    shell: 'app',
    menu: { group: 'home', icon: 'calendar-event' },
  },
})
