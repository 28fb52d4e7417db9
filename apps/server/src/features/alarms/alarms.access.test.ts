import { alarms } from '@crm/contract/features/alarms/alarms'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './alarms.access.ts'

testAccess(alarms, access)
