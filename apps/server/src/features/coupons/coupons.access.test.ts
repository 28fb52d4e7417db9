import { coupons } from '@crm/contract/features/coupons/coupons'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './coupons.access.ts'

testAccess(coupons, access)
