import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { contractTabText as text } from './contractTabs.messages.ts'

export const contractsWeb = webFeature(
  {},
  {},
  {
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'contracts', title: text.contracts, order: 10 },
          load: () => import('./list/ContractsTab.tsx').then((file) => file.ContractsTab),
        },
      ],
    },
  },
)
