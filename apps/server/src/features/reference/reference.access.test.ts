import { reference } from '@crm/contract/features/reference/reference'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './reference.access.ts'

testAccess(reference, access)
