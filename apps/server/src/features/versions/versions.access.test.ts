import { versions } from '@crm/contract/features/versions/versions'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './versions.access.ts'

testAccess(versions, access)
