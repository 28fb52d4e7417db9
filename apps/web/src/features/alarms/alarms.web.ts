import { alarmScreens } from '@crm/contract/features/alarms/alarms.screens'
import { webFeature } from '../../shared/lib/webFeature.ts'

export const alarmsWeb = webFeature(
  alarmScreens,
  { AlarmList: () => import('./AlarmListScreen.tsx').then((file) => file.AlarmListScreen) },
  { palette: () => import('./alarms.palette.ts').then((file) => file.alarmsPalette) },
)
