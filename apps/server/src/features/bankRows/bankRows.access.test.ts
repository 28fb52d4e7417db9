import { bankRows } from '@crm/contract/features/bankRows/bankRows'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './bankRows.access.ts'

testAccess(bankRows, access)
