import { colleagues } from '@crm/contract/features/colleagues/colleagues'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './colleagues.access.ts'

testAccess(colleagues, access)
