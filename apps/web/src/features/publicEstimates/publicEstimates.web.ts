import { publicEstimateScreens } from '@crm/contract/features/publicEstimates/publicEstimates.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const publicEstimatesWeb = webFeature(publicEstimateScreens, {
  PublicEstimate: () => import('./PublicEstimateScreen.tsx').then((file) => file.PublicEstimateScreen),
})
