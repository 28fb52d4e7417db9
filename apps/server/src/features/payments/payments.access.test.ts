import { payments } from '@crm/contract/features/payments/payments'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './payments.access.ts'

testAccess(payments, access)
