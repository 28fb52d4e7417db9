import { paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './paymentReminders.access.ts'

testAccess(paymentReminders, access)
