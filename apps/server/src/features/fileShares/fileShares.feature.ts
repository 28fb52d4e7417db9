import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { feature } from '../../feature.ts'
import { acceptancePdfOfShare, listAcceptances } from './acceptance.service.ts'
import {
  createShare,
  findLive,
  listShareEvents,
  listSharePeople,
  listShares,
  renewLink,
  revokeShare,
  updateShareRules,
} from './manage.service.ts'

export const fileSharesFeature = feature(fileShares, {
  list: listShares,
  create: createShare,
  update: updateShareRules,
  renew: renewLink,
  revoke: revokeShare,
  listEvents: listShareEvents,
  acceptancePdf: acceptancePdfOfShare,
  listAcceptances,
  listPeople: listSharePeople,
  findLive,
})
