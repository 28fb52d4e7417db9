import type { members } from '@crm/contract/features/members/members'
import { type AccessRows, aPage, aReason, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const aPerson = { params: { user_no: 1 } }

export const access: AccessRows<typeof members> = {
  list: {
    access: onlyWithScope,
    sample: {
      query: {
        account_status: 'active',
        keyword: '김',
        user_type: 'emp',
        team_no: 1,
        emp_lv: 1,
        sort: 'user_name',
        desc: 0,
        ...aPage.query,
      },
    },
  },
  excel: { access: onlyWithScope, sample: { query: { account_status: 'active', sort: 'user_name', desc: 0 } } },
  detail: { access: onlyWithScope, sample: aPerson },
  approve: {
    access: onlyWithScope,
    sample: { ...aPerson, body: { team_no: 1, emp_lv: 1, emp_scope: ['Index'] } },
  },
  refuse: { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  suspend: { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  restore: { access: onlyWithScope, sample: { ...aPerson, body: {} } },
  leave: { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  update: {
    access: onlyWithScope,
    sample: { ...aPerson, body: { team_no: 1, emp_lv: 1, emp_scope: ['Index'] } },
  },
  devices: { access: onlyWithScope, sample: aPerson },
  revokeDevice: { access: onlyWithScope, sample: { params: { user_no: 1, ud_no: 1 } } },
  sessions: { access: onlyWithScope, sample: aPerson },
  endSession: { access: onlyWithScope, sample: { params: { user_no: 1, session_no: 1 } } },
  endSessions: { access: onlyWithScope, sample: aPerson },
  logins: { access: onlyWithScope, sample: { ...aPerson, ...aPage } },
  clientList: {
    access: onlyWithScope,
    sample: { query: { account_status: 'active', keyword: '그린', sort: 'client_name', desc: 0, ...aPage.query } },
  },
  clientExcel: { access: onlyWithScope, sample: { query: { account_status: 'active', sort: 'user_name', desc: 0 } } },
  clientDetail: { access: onlyWithScope, sample: aPerson },
  clientApprove: { access: onlyWithScope, sample: { ...aPerson, body: {} } },
  clientRefuse: { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  clientSuspend: { access: onlyWithScope, sample: { ...aPerson, body: aReason } },
  clientRestore: { access: onlyWithScope, sample: { ...aPerson, body: {} } },
  clientSessions: { access: onlyWithScope, sample: aPerson },
  clientEndSession: { access: onlyWithScope, sample: { params: { user_no: 1, session_no: 1 } } },
  clientEndSessions: { access: onlyWithScope, sample: aPerson },
  clientLogins: { access: onlyWithScope, sample: { ...aPerson, ...aPage } },
}
