import { home } from '@crm/contract/features/home/home'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './home.access.ts'

testAccess(home, access)
