import { alarms } from '@crm/contract/features/alarms/alarms'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './alarms.access.ts'

testAccess(alarms, access)
