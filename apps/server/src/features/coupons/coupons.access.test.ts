import { coupons } from '@crm/contract/features/coupons/coupons'
import { couponFields } from '@crm/contract/features/coupons/coupons.rows'
import { testAccess } from '../../testing/access/testAccess.ts'
import { testRecord } from '../../testing/features/testRecord.ts'
import { access, couponDraft } from './coupons.access.ts'

testAccess(coupons, access)

testRecord(coupons, {
  table: 'coupons',
  key: 'cp_no',
  emp_scope: ['AdminCoupon'],
  draft: { ...couponDraft, cp_way: 'given', cp_cause: 'hand', cp_code: '' },
  notAnswered: ['cp_code', 'cp_codes'],
  changed: { cp_name: '새 쿠폰' },
  label: couponFields.cp_name,
})
