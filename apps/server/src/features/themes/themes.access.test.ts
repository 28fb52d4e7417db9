import { themes } from '@crm/contract/features/themes/themes'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './themes.access.ts'

testAccess(themes, access)
