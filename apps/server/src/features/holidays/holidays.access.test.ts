import { holidays } from '@crm/contract/features/holidays/holidays'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './holidays.access.ts'

testAccess(holidays, access)
