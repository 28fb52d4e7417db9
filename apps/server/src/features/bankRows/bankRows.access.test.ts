import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './bankRows.access.ts'

testAccess(bankRows, access)
