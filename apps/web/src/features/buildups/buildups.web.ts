import { buildupScreens } from '@crm/contract/features/buildups/buildups.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const buildupsWeb = webFeature(buildupScreens, {
  WorkDetailBuildup: () => import('./WorkDetailBuildupScreen.tsx').then((file) => file.WorkDetailBuildupScreen),
})
