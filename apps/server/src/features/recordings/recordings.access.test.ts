import { recordings } from '@crm/contract/features/recordings/recordings'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './recordings.access.ts'

testAccess(recordings, access)
