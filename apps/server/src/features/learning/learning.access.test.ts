import { learning } from '@crm/contract/features/learning/learning'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './learning.access.ts'

testAccess(learning, access)
