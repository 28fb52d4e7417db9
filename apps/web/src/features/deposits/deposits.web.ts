import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { depositTabText as text } from './depositTabs.messages.ts'

export const depositsWeb = webFeature(
  {},
  {},
  {
    palette: () => import('./deposits.palette.ts').then((file) => file.depositsPalette),
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'deposits', title: text.deposits, order: 20 },
          load: () => import('./DepositsTab.tsx').then((file) => file.DepositsTab),
        },
      ],
    },
  },
)
