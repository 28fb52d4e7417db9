import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { bankRowTabText as text } from './bankRowTabs.messages.ts'

export const bankRowsWeb = webFeature(
  {},
  {},
  {
    palette: () => import('./bankRows.palette.ts').then((file) => file.bankRowsPalette),
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'bank', title: text.bankRows, order: 25 },
          load: () => import('./BankRowsTab.tsx').then((file) => file.BankRowsTab),
        },
      ],
    },
  },
)
