import { payments } from '@crm/contract/features/payments/payments'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './payments.access.ts'

testAccess(payments, access)
