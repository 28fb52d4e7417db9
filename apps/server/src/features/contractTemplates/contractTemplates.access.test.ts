import { contractTemplates, templateFields } from '@crm/contract/features/contractTemplates/contractTemplates'
import { testAccess } from '../../testing/access/testAccess.ts'
import { testRecord } from '../../testing/features/testRecord.ts'
import { access } from './contractTemplates.access.ts'

testAccess(contractTemplates, access)

testRecord(contractTemplates, {
  table: 'contract_templates',
  key: 'ctt_no',
  emp_scope: ['AdminContract'],
  draft: { ctt_name: '컨설팅 용역 2', ctt_text: '기본', ctt_html: '<p>{{갑.상호}}</p>', state: 1 },
  changed: { ctt_name: '새 서식' },
  label: templateFields.ctt_name,
})
