import { settlements } from '@crm/contract/features/settlements/settlements'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { downloadOwnSettlement, downloadSettlement, getContents, getOwnContents } from './settlements.service.ts'

export const settlementsFeature = feature(settlements, {
  contents: getContents,
  zip: withoutTransaction(downloadSettlement),
  ownContents: getOwnContents,
  ownZip: withoutTransaction(downloadOwnSettlement),
})
