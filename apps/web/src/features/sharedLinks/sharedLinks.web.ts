import { sharedLinkScreens } from '@crm/contract/features/sharedLinks/sharedLinks.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const sharedLinksWeb = webFeature(sharedLinkScreens, {
  LinkShare: () => import('./LinkShareScreen.tsx').then((file) => file.LinkShareScreen),
  LinkData: () => import('./LinkDataScreen.tsx').then((file) => file.LinkDataScreen),
  Confidentiality: () => import('./ConfidentialityScreen.tsx').then((file) => file.ConfidentialityScreen),
})
