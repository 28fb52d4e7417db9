import { estimateItems } from '@crm/contract/features/estimateItems/estimateItems'
import { estimatePackages, packageFields } from '@crm/contract/features/estimatePackages/estimatePackages'
import { testAccess } from '../../testing/access/testAccess.ts'
import { testRecord } from '../../testing/features/testRecord.ts'
import { itemDraft } from '../estimateItems/estimateItems.access.ts'
import { access } from './estimatePackages.access.ts'

testAccess(estimatePackages, access)

testRecord(estimatePackages, {
  table: 'estimate_packages',
  key: 'ep_no',
  emp_scope: ['AdminItem'],
  draft: async (staff) => {
    const [item] = (await staff.call(estimateItems.create, { body: itemDraft })).query
    return { ep_name: '시드 투자', ep_text: '', ep_lines: [{ ei_no: item?.ei_no, quantity: 1, rate: 10 }], state: 1 }
  },
  changed: { ep_name: '새 묶음' },
  label: packageFields.ep_name,
})
