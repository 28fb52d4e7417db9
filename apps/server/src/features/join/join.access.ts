import type { join } from '@crm/contract/features/join/join'
import { type AccessRows, everybody, whoeverProvesDevices } from '../../testing/access/accessExpectations.ts'

const applicant = (user_id: string) => ({
  user_id,
  user_pw: 'Sample!23',
  user_pw_again: 'Sample!23',
  user_name: '김샘플',
  user_email: `${user_id}@example.com`,
  user_phone: '010-1234-5678',
  agree_terms: true,
  agree_privacy: true,
})

export const access: AccessRows<typeof join> = {
  checkId: { access: everybody, sample: { body: { user_id: 'sample01' } } },
  checkEmail: { access: everybody, sample: { body: { user_email: 'sample@example.com' } } },
  checkBizNo: { access: everybody, sample: { body: { client_biz_no: '124-81-00998' } } },
  client: {
    access: everybody,
    sample: {
      body: {
        ...applicant('walkclient'),
        client_name: '샘플스',
        client_rep_name: '김대표',
        client_biz_no: '124-81-00998',
        is_pre_startup: false,
        bt_no: null,
        client_contact: [{ name: '이담당', number: '01012345678' }],
        client_zip: '06236',
        addr_no: 11680,
        client_addr: '서울특별시 강남구 테헤란로 1',
        client_addr_detail: '2층',
      },
    },
  },
  staff: { access: everybody, sample: { body: { ...applicant('walkstaff'), team_no: 3 } } },
  vc: {
    access: everybody,
    sample: { body: { ...applicant('walkvc'), vc_name: '하늘벤처스', vc_position: '심사역' } },
  },
  findId: { access: everybody, sample: { body: { user_name: '김샘플', user_email: 'sample@example.com' } } },
  findPassword: { access: everybody, sample: { body: { user_id: 'sample', user_email: 'sample@example.com' } } },
  checkReset: { access: everybody, sample: { body: { token: 'x'.repeat(43) } } },
  resetPassword: {
    access: everybody,
    sample: { body: { token: 'x'.repeat(43), user_pw: 'Sample!23', user_pw_again: 'Sample!23' } },
  },
  deviceProof: { access: whoeverProvesDevices },
  sendDeviceCode: { access: whoeverProvesDevices },
  verifyDevice: { access: whoeverProvesDevices, sample: { body: { code: '123456' } } },
}
