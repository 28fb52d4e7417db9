import { portal } from '@crm/contract/features/portal/portal'
import { feature } from '../../feature.ts'
import { getClientHome, getCompanyInfo, getVcHome } from './portal.service.ts'

export const portalFeature = feature(portal, { companyInfo: getCompanyInfo, home: getClientHome, vcHome: getVcHome })
