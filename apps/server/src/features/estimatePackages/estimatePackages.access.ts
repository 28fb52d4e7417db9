import type { estimatePackages } from '@crm/contract/features/estimatePackages/estimatePackages'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'
import { recordAccess } from '../../testing/access/recordAccess.ts'

export const access: AccessRows<typeof estimatePackages> = {
  ...recordAccess(onlyWithScope, {
    params: { ep_no: 999_999 },
    draft: {
      ep_name: '시드 투자 준비',
      ep_text: '처음 투자받는 회사',
      ep_lines: [{ ei_no: 1, quantity: 1, rate: 10 }],
      state: 1,
    },
    filter: { keyword: '투자', state: 1, sort: 'reg_dt', desc: 1 },
  }),
}
