import { members } from '@crm/contract/features/members/members'
import { feature } from '../../feature.ts'
import { approve, clientList, decide, detail, list, update } from './members.service.ts'
import { endAll, endOne, listDevices, listHistory, listLogins, listSessions, revokeDevice } from './traces.service.ts'

export const membersFeature = feature(members, {
  list,
  detail: detail('staff'),
  approve,
  refuse: decide('staff', 'refuse'),
  suspend: decide('staff', 'suspend'),
  restore: decide('staff', 'restore'),
  leave: decide('staff', 'leave'),
  update,
  devices: listDevices,
  revokeDevice,
  sessions: listSessions('staff'),
  endSession: endOne('staff'),
  endSessions: endAll('staff'),
  logins: listLogins('staff'),
  history: listHistory('staff'),

  clientList,
  clientDetail: detail('client'),
  clientApprove: decide('client', 'approve'),
  clientRefuse: decide('client', 'refuse'),
  clientSuspend: decide('client', 'suspend'),
  clientRestore: decide('client', 'restore'),
  clientSessions: listSessions('client'),
  clientEndSession: endOne('client'),
  clientEndSessions: endAll('client'),
  clientLogins: listLogins('client'),
  clientHistory: listHistory('client'),
})
