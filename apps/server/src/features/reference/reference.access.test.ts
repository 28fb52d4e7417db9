import { reference } from '@crm/contract/features/reference/reference'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './reference.access.ts'

testAccess(reference, access)
