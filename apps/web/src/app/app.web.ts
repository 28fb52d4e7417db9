import { appScreens } from '@crm/contract/appScreens'
import { webFeature } from '../shared/lib/page/webFeature.ts'

export const appWeb = webFeature(appScreens, {
  Components: () => import('./gallery/ComponentsScreen.tsx').then((file) => file.ComponentsScreen),
  ApiDocs: () => import('./docs/ApiDocsScreen.tsx').then((file) => file.ApiDocsScreen),
  PageError: () => import('./PageErrorScreen.tsx').then((file) => file.PageErrorScreen),
})
