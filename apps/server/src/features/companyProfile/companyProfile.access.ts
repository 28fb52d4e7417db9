import type { companyProfile } from '@crm/contract/features/companyProfile/companyProfile'
import { type AccessRows, onlyWithScope } from '../../testing/access/accessExpectations.ts'

const account = { bank_code: '088', cac_number: '110-123-456789', cac_holder: '빌더스컨설팅' }
const draft = { cpr_business: '서비스', cpr_item: '경영 컨설팅', accounts: [account] }

export const access: AccessRows<typeof companyProfile> = {
  profile: { access: onlyWithScope },
  change: { access: onlyWithScope, sample: { body: { ...draft, rev: 999_999 } } },
  setSeal: { access: onlyWithScope, sample: { body: { file: new File(['no picture'], 'seal.png') } } },
  removeSeal: { access: onlyWithScope },
  uses: { access: onlyWithScope, sample: { query: { offset: 0, limit: 10 } } },
}
