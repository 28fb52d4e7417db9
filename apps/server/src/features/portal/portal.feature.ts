import { portal } from '@crm/contract/features/portal/portal'
import { feature } from '../../feature.ts'
import { companyInfo, home, vcHome } from './portal.service.ts'

export const portalFeature = feature(portal, { companyInfo, home, vcHome })
