import { webFeature } from '../../shared/lib/page/webFeature.ts'
import { companyProfileTabText as text } from './companyProfileTabs.messages.ts'

export const companyProfileWeb = webFeature(
  {},
  {},
  {
    tabs: {
      AdminContractList: [
        {
          ...{ key: 'company', title: text.company, order: 50 },
          load: () => import('./CompanyProfileTab.tsx').then((file) => file.CompanyProfileTab),
        },
      ],
    },
  },
)
