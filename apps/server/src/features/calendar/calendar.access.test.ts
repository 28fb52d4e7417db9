import { calendar } from '@crm/contract/features/calendar/calendar'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './calendar.access.ts'

testAccess(calendar, access)
