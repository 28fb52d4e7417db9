import { estimateItemScreens } from '@crm/contract/features/estimateItems/estimateItems.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { estimateItemTabText as text } from './estimateItemTabs.messages.ts'

export const estimateItemsWeb = webFeature(
  estimateItemScreens,
  { AdminItem: () => import('./AdminItemScreen.tsx').then((file) => file.AdminItemScreen) },
  {
    palette: () => import('./estimateItems.palette.ts').then((file) => file.estimateItemsPalette),
    tabs: {
      AdminItem: [
        {
          ...{ key: 'items', title: text.items, order: 20 },
          load: () => import('./ItemsTab.tsx').then((file) => file.ItemsTab),
        },
      ],
    },
  },
)
