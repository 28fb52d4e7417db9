import { clientEstimateScreens } from '@crm/contract/features/clientEstimates/clientEstimates.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const clientEstimatesWeb = webFeature(clientEstimateScreens, {
  ClientEstimateList: () => import('./ClientEstimateListScreen.tsx').then((file) => file.ClientEstimateListScreen),
  ClientEstimateDetail: () =>
    import('./ClientEstimateDetailScreen.tsx').then((file) => file.ClientEstimateDetailScreen),
})
