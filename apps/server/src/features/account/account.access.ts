import type { account } from '@crm/contract/features/account/account'
import {
  type AccessRows,
  aReason,
  clientsOrWithScope,
  type Expectation,
  everyActiveStaff,
  onlyClients,
  onlyWithScope,
} from '../../testing/access/accessExpectations.ts'

const ownAccount: Expectation = { ...clientsOrWithScope, vc: 'in' }

export const access: AccessRows<typeof account> = {
  read: { access: ownAccount },
  update: {
    access: ownAccount,
    sample: { body: { user_name: '김샘플', user_phone: '010-1234-5678' } },
  },
  changePassword: {
    access: ownAccount,
    sample: { body: { user_pw: 'Wrong!234', new_pw: 'Sample!23', new_pw_again: 'Sample!23' } },
  },
  changeEmail: {
    access: ownAccount,
    sample: { body: { user_email: 'sample9@example.com', user_pw: 'Wrong!234' } },
  },
  confirmEmail: { access: ownAccount, sample: { body: { code: '123456' } } },
  sessions: { access: ownAccount },
  endSession: { access: ownAccount, sample: { params: { session_no: 1 } } },
  endSessions: { access: ownAccount },
  devices: { access: onlyWithScope },
  revokeDevice: { access: onlyWithScope, sample: { params: { ud_no: 1 }, body: { user_pw: 'Wrong!234' } } },
  filters: { access: everyActiveStaff, sample: { query: { sf_list: 'projects' } } },
  saveFilter: {
    access: everyActiveStaff,
    sample: { body: { sf_list: 'projects', sf_name: '내 진행', sf_search: 'is_own=1' } },
  },
  renameFilter: { access: everyActiveStaff, sample: { params: { sf_no: 1 }, body: { sf_name: '내 진행' } } },
  removeFilter: { access: everyActiveStaff, sample: { params: { sf_no: 1 } } },
  lastFilter: { access: everyActiveStaff, sample: { query: { lf_list: 'work' } } },
  keepLastFilter: {
    access: everyActiveStaff,
    sample: { body: { lf_list: 'work', lf_search: 'is_own=1' } },
  },
  leave: { access: onlyClients, sample: { body: { ...aReason, user_pw: 'Wrong!234' } } },
}
