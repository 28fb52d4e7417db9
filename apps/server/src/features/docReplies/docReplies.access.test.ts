import { docReplies } from '@crm/contract/features/docReplies/docReplies'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './docReplies.access.ts'

testAccess(docReplies, access)
