import { settlements } from '@crm/contract/features/settlements/settlements'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './settlements.access.ts'

testAccess(settlements, access)
