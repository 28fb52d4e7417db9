import { estimateItems, itemFields } from '@crm/contract/features/estimateItems/estimateItems'
import { testAccess } from '../../testing/access/testAccess.ts'
import { testRecord } from '../../testing/features/testRecord.ts'
import { access, itemDraft } from './estimateItems.access.ts'

testAccess(estimateItems, access)

testRecord(estimateItems, {
  table: 'estimate_items',
  key: 'ei_no',
  emp_scope: ['AdminItem'],
  draft: itemDraft,
  changed: { ei_name: '새 항목' },
  label: itemFields.ei_name,
})
