import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './alimtalk.access.ts'

testAccess(alimtalk, access)
