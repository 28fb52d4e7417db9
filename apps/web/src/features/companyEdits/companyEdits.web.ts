import { companyEditScreens } from '@crm/contract/features/companyEdits/companyEdits.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

const edit = () => import('./CompanyEditScreen.tsx').then((file) => file.CompanyEditScreen)

export const companyEditsWeb = webFeature(companyEditScreens, { ClientCompanyEdit: edit, VcCompanyEdit: edit })
