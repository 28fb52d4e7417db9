import { companyEdits } from '@crm/contract/features/companyEdits/companyEdits'
import { feature } from '../../feature.ts'
import {
  decideOnChange,
  getChangeOfClient,
  getOwnCompanyData,
  saveOwnCompany,
  withdrawOwnChange,
} from './companyEdits.service.ts'

export const companyEditsFeature = feature(companyEdits, {
  read: getOwnCompanyData,
  save: saveOwnCompany,
  withdraw: withdrawOwnChange,
  ofClient: getChangeOfClient,
  decide: decideOnChange,
})
