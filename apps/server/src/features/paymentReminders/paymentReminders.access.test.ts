import { paymentReminders } from '@crm/contract/features/paymentReminders/paymentReminders'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './paymentReminders.access.ts'

testAccess(paymentReminders, access)
