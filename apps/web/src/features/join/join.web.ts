import { joinScreens } from '@crm/contract/features/join/join.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const joinWeb = webFeature(joinScreens, {
  JoinType: () => import('./JoinTypeScreen.tsx').then((file) => file.JoinTypeScreen),
  JoinClient: () => import('./JoinClientScreen.tsx').then((file) => file.JoinClientScreen),
  JoinStaff: () => import('./JoinStaffScreen.tsx').then((file) => file.JoinStaffScreen),
  JoinVc: () => import('./JoinVcScreen.tsx').then((file) => file.JoinVcScreen),
  FindId: () => import('./recovery/FindIdScreen.tsx').then((file) => file.FindIdScreen),
  FindIdResult: () => import('./recovery/FindIdResultScreen.tsx').then((file) => file.FindIdResultScreen),
  FindPw: () => import('./recovery/FindPwScreen.tsx').then((file) => file.FindPwScreen),
  FindPwResult: () => import('./recovery/FindPwResultScreen.tsx').then((file) => file.FindPwResultScreen),
  DeviceCheck: () => import('./device/DeviceCheckScreen.tsx').then((file) => file.DeviceCheckScreen),
  UtilPostcode: () => import('./postcode/UtilPostcodeScreen.tsx').then((file) => file.UtilPostcodeScreen),
})
