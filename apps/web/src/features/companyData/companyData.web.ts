import { companyDataScreens } from '@crm/contract/features/companyData/companyData.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const companyDataWeb = webFeature(companyDataScreens, {
  ClientCompanyData: () => import('./ClientCompanyDataScreen.tsx').then((file) => file.ClientCompanyDataScreen),
})
