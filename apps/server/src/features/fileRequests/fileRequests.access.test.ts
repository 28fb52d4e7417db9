import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './fileRequests.access.ts'

testAccess(fileRequests, access)
