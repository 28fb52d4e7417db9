import { account } from '@crm/contract/features/account/account'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import {
  changePassword,
  endSession,
  getAccount,
  leaveAccount,
  listDevices,
  listSessions,
  revokeDevice,
  signOutEverywhere,
  updateAccount,
} from './account.service.ts'
import { changeEmail, confirmEmail } from './email.service.ts'
import {
  getLastFilter,
  keepLastFilter,
  listFilters,
  removeFilter,
  renameFilter,
  saveFilter,
} from './filters.service.ts'

export const accountFeature = feature(account, {
  read: getAccount,
  update: updateAccount,
  changePassword: withoutTransaction(changePassword),
  changeEmail: withoutTransaction(changeEmail),
  confirmEmail: withoutTransaction(confirmEmail),
  sessions: listSessions,
  endSession,
  endSessions: signOutEverywhere,
  devices: listDevices,
  revokeDevice: withoutTransaction(revokeDevice),
  filters: listFilters,
  saveFilter,
  renameFilter,
  removeFilter,
  lastFilter: getLastFilter,
  keepLastFilter,
  leave: withoutTransaction(leaveAccount),
})
