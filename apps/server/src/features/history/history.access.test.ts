import { history } from '@crm/contract/features/history/history'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './history.access.ts'

testAccess(history, access)
