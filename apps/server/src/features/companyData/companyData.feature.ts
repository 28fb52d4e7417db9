import { companyData } from '@crm/contract/features/companyData/companyData'
import { feature } from '../../feature.ts'
import { listShared } from './companyData.service.ts'

export const companyDataFeature = feature(companyData, { shared: listShared })
