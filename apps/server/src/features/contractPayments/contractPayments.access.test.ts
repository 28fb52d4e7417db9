import { contractPayments } from '@crm/contract/features/contractPayments/contractPayments'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './contractPayments.access.ts'

testAccess(contractPayments, access)
