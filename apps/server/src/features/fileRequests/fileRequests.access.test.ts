import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './fileRequests.access.ts'

testAccess(fileRequests, access)
