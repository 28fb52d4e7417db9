import { companyProfile } from '@crm/contract/features/companyProfile/companyProfile'
import { feature } from '../../feature.ts'
import { companyProfileHistoryOwners } from './companyProfile.history.ts'
import {
  changeProfile,
  copyFileOwners,
  getProfile,
  listSealUses,
  removeSeal,
  setSeal,
} from './companyProfile.service.ts'

export const companyProfileFeature = feature(
  companyProfile,
  { profile: getProfile, change: changeProfile, setSeal, removeSeal, uses: listSealUses },
  { fileOwners: copyFileOwners, historyOwners: companyProfileHistoryOwners },
)
