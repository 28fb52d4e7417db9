import { portalMeetingScreens } from '@crm/contract/features/portalMeetings/portalMeetings.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const portalMeetingsWeb = webFeature(portalMeetingScreens, {
  ClientMeeting: () => import('./ClientMeetingScreen.tsx').then((file) => file.ClientMeetingScreen),
})
