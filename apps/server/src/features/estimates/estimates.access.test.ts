import { estimates } from '@crm/contract/features/estimates/estimates'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './estimates.access.ts'

testAccess(estimates, access)
