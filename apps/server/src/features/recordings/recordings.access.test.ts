import { recordings } from '@crm/contract/features/recordings/recordings'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './recordings.access.ts'

testAccess(recordings, access)
