import { homeScreens } from '@crm/contract/features/home/home.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const homeWeb = webFeature(homeScreens, {
  Index: () => import('./IndexScreen.tsx').then((file) => file.IndexScreen),
})
