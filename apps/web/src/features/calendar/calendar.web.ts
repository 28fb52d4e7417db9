import { calendarScreens } from '@crm/contract/features/calendar/calendar.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const calendarWeb = webFeature(calendarScreens, {
  ScheduleGuide: () => import('./ScheduleGuideScreen.tsx').then((file) => file.ScheduleGuideScreen),
  ScheduleVisit: () => import('./ScheduleVisitScreen.tsx').then((file) => file.ScheduleVisitScreen),
})
