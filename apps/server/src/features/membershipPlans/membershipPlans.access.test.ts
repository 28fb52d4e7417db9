import { membershipPlans, planFields } from '@crm/contract/features/membershipPlans/membershipPlans'
import { testAccess } from '../../testing/access/testAccess.ts'
import { testRecord } from '../../testing/features/testRecord.ts'
import { access, planDraft } from './membershipPlans.access.ts'

testAccess(membershipPlans, access)

testRecord(membershipPlans, {
  table: 'membership_plans',
  key: 'mbp_no',
  emp_scope: ['AdminMembership'],
  draft: planDraft,
  changed: { mbp_name: '새 상품' },
  label: planFields.mbp_name,
})
