import { comments } from '@crm/contract/features/comments/comments'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './comments.access.ts'

testAccess(comments, access)
