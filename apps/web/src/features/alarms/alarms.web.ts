import { alarmScreens } from '@crm/contract/features/alarms/alarms.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

const alarmList = () => import('./AlarmListScreen.tsx').then((file) => file.AlarmListScreen)

export const alarmsWeb = webFeature(
  alarmScreens,
  { AlarmList: alarmList, ClientAlarmList: alarmList, VcAlarmList: alarmList },
  { palette: () => import('./alarms.palette.ts').then((file) => file.alarmsPalette) },
)
