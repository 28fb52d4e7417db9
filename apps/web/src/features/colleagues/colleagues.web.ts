import { colleagueScreens } from '@crm/contract/features/colleagues/colleagues.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const colleaguesWeb = webFeature(colleagueScreens, {
  ClientColleagues: () => import('./ClientColleaguesScreen.tsx').then((file) => file.ClientColleaguesScreen),
  JoinInvited: () => import('./JoinInvitedScreen.tsx').then((file) => file.JoinInvitedScreen),
})
