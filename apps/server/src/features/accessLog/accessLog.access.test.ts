import { accessLog } from '@crm/contract/features/accessLog/accessLog'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './accessLog.access.ts'

testAccess(accessLog, access)
