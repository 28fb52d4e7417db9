import { settlements } from '@crm/contract/features/settlements/settlements'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './settlements.access.ts'

testAccess(settlements, access)
