import { minutesScreens } from '@crm/contract/features/minutes/minutes.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const minutesWeb = webFeature(
  minutesScreens,
  {
    ScheduleRecord: () => import('./ScheduleRecordScreen.tsx').then((file) => file.ScheduleRecordScreen),
  },
  {
    palette: () => import('./minutes.palette.ts').then((file) => file.minutesPalette),
  },
)
