import { minutesScreens } from '@crm/contract/features/minutes/minutes.screens'
import { IconNotes } from '@tabler/icons-react'
import { webFeature } from '../../shared/lib/webFeature.ts'

export const minutesWeb = webFeature(
  minutesScreens,
  {
    ScheduleRecord: () => import('./ScheduleRecordScreen.tsx').then((file) => file.ScheduleRecordScreen),
  },
  {
    icons: { ScheduleRecord: IconNotes },
    palette: () => import('./minutes.palette.ts').then((file) => file.minutesPalette),
  },
)
