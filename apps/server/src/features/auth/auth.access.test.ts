import { auth } from '@crm/contract/features/auth/auth'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './auth.access.ts'

testAccess(auth, access)
