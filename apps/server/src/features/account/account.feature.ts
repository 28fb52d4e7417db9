import { account } from '@crm/contract/features/account/account'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import {
  changePassword,
  endSession,
  leave,
  listDevices,
  listSessions,
  read,
  revokeDevice,
  signOutEverywhere,
  update,
} from './account.service.ts'
import { filters, keepLastFilter, lastFilter, removeFilter, saveFilter } from './filters.service.ts'

export const accountFeature = feature(account, {
  read,
  update,
  changePassword: withoutTransaction(changePassword),
  sessions: listSessions,
  endSession,
  endSessions: signOutEverywhere,
  devices: listDevices,
  revokeDevice,
  filters,
  saveFilter,
  removeFilter,
  lastFilter,
  keepLastFilter,
  leave: withoutTransaction(leave),
})
