import { learning } from '@crm/contract/features/learning/learning'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './learning.access.ts'

testAccess(learning, access)
