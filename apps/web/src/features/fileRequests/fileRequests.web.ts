import { fileRequestScreens } from '@crm/contract/features/fileRequests/fileRequests.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const fileRequestsWeb = webFeature(fileRequestScreens, {
  LinkRequest: () => import('./LinkRequestScreen.tsx').then((file) => file.LinkRequestScreen),
})
