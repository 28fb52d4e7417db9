import { members } from '@crm/contract/features/members/members'
import { feature } from '../../feature.ts'
import {
  endMemberSession,
  endMemberSessions,
  listDevices,
  listLogins,
  listSessions,
  revokeDevice,
} from './activity.service.ts'
import { downloadClientMemberExcel, downloadStaffExcel } from './excel.service.ts'
import { memberHistoryOwners } from './members.history.ts'
import { approve, decideMember, getMember, listClientMembers, listMembers, updateMember } from './members.service.ts'

export const membersFeature = feature(
  members,
  {
    excel: downloadStaffExcel,
    list: listMembers,
    detail: getMember('staff'),
    approve,
    refuse: decideMember('staff', 'refuse'),
    suspend: decideMember('staff', 'suspend'),
    restore: decideMember('staff', 'restore'),
    leave: decideMember('staff', 'leave'),
    update: updateMember,
    devices: listDevices,
    revokeDevice,
    sessions: listSessions('staff'),
    endSession: endMemberSession('staff'),
    endSessions: endMemberSessions('staff'),
    logins: listLogins('staff'),

    clientExcel: downloadClientMemberExcel,
    clientList: listClientMembers,
    clientDetail: getMember('client'),
    clientApprove: decideMember('client', 'approve'),
    clientRefuse: decideMember('client', 'refuse'),
    clientSuspend: decideMember('client', 'suspend'),
    clientRestore: decideMember('client', 'restore'),
    clientSessions: listSessions('client'),
    clientEndSession: endMemberSession('client'),
    clientEndSessions: endMemberSessions('client'),
    clientLogins: listLogins('client'),
  },
  { historyOwners: memberHistoryOwners },
)
