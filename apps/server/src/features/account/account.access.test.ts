import { account } from '@crm/contract/features/account/account'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './account.access.ts'

testAccess(account, access)
