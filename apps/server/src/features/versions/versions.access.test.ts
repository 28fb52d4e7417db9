import { versions } from '@crm/contract/features/versions/versions'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './versions.access.ts'

testAccess(versions, access)
