import { webFeature } from '../../shared/lib/webFeature.ts'
import { taxPaperTabText as text } from './taxPaperTabs.messages.ts'

export const taxPapersWeb = webFeature(
  {},
  {},
  {
    tabs: {
      CampAdmList: [
        {
          ...{ key: 'papers', title: text.papers, order: 40 },
          load: () => import('./staff/TaxPapersTab.tsx').then((file) => file.TaxPapersTab),
        },
      ],
    },
  },
)
