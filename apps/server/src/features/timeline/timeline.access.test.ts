import { timeline } from '@crm/contract/features/timeline/timeline'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './timeline.access.ts'

testAccess(timeline, access)
