import { estimateScreens } from '@crm/contract/features/estimates/estimates.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { estimateTabText as text } from './estimateTabs.messages.ts'

/** Both addresses draw the same editor, which stays while the first save moves from one to the other. */
const loadEditor = () => import('./EstimateScreen.tsx').then((file) => file.EstimateScreen)

export const estimatesWeb = webFeature(
  estimateScreens,
  { WorkEstimateWrite: loadEditor, WorkEstimateEdit: loadEditor },
  {
    tabs: {
      AdminItem: [
        {
          ...{ key: 'estimates', title: text.list, order: 10 },
          load: () => import('./admin/EstimatesTab.tsx').then((file) => file.EstimatesTab),
        },
        {
          ...{ key: 'limits', title: text.limits, order: 40 },
          load: () => import('./admin/LimitsTab.tsx').then((file) => file.LimitsTab),
        },
        {
          ...{ key: 'defaults', title: text.defaults, order: 50 },
          load: () => import('./admin/DefaultsTab.tsx').then((file) => file.DefaultsTab),
        },
      ],
    },
  },
)
