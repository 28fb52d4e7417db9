import { meetingScreens } from '@crm/contract/features/meetings/meetings.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const meetingsWeb = webFeature(
  meetingScreens,
  {
    ScheduleMeeting: () => import('./schedule/ScheduleMeetingScreen.tsx').then((file) => file.ScheduleMeetingScreen),
    ScheduleDetail: () => import('./chart/ScheduleDetailScreen.tsx').then((file) => file.ScheduleDetailScreen),
    MyPageMeeting: () => import('./records/MyPageMeetingScreen.tsx').then((file) => file.MyPageMeetingScreen),
  },
  {
    palette: () => import('./meetings.palette.ts').then((file) => file.meetingsPalette),
  },
)
