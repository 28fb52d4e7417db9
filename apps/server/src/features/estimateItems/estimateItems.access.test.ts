import { estimateItems } from '@crm/contract/features/estimateItems/estimateItems'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './estimateItems.access.ts'

testAccess(estimateItems, access)
