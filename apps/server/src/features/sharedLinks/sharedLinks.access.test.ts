import { sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './sharedLinks.access.ts'

testAccess(sharedLinks, access)
