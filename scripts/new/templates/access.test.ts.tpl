import { {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './{{many}}.access.ts'

testAccess({{many}}, access)
