import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { taxPaperTabText as text } from './taxPaperTabs.messages.ts'

export const taxPapersWeb = webFeature(
  {},
  {},
  {
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'papers', title: text.papers, order: 30 },
          load: () => import('./contracts/ContractPapersTab.tsx').then((file) => file.ContractPapersTab),
        },
      ],
      CampAdmList: [
        {
          ...{ key: 'papers', title: text.papers, order: 40 },
          load: () => import('./staff/TaxPapersTab.tsx').then((file) => file.TaxPapersTab),
        },
      ],
    },
  },
)
