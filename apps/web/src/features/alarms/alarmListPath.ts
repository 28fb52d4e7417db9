import type { UserType } from '@crm/contract/features/auth/auth'
import { screens } from '@crm/contract/screens'

const lists: Record<UserType, string> = {
  emp: screens.AlarmList.path,
  client: screens.ClientAlarmList.path,
  vc: screens.VcAlarmList.path,
}

/** Where somebody finds every alarm they have had. */
export const alarmListPath = (user_type: UserType) => lists[user_type]
