import { {{one}}Fields, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { testAccess } from '../../testing/access/testAccess.ts'
import { testRecord } from '../../testing/features/testRecord.ts'
import { access } from './{{many}}.access.ts'

testAccess({{many}}, access)

testRecord({{many}}, {
  table: '{{table}}',
  key: '{{p}}_no',{{testScope}}
  draft: { {{p}}_title: '첫 번째', {{p}}_content: '내용이에요.', state: 1 },
  changed: { {{p}}_title: '새 제목' },
  label: {{one}}Fields.{{p}}_title,
})
