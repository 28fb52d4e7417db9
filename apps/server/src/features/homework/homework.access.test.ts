import { homework } from '@crm/contract/features/homework/homework'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './homework.access.ts'

testAccess(homework, access)
