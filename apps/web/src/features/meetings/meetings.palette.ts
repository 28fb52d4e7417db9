import type { Palette } from '../../shared/lib/page/palette.ts'
import { scheduleText } from './schedule/schedule.messages.ts'

export const meetingsPalette: Palette = {
  actions: [
    {
      title: scheduleText.add,
      screens: ['ScheduleMeeting', 'MyPageMeeting'],
      form: () => import('./booking/BookingPanel.tsx').then((file) => file.BookingPanel),
    },
  ],
}
