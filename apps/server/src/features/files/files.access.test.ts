import { files } from '@crm/contract/features/files/files'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './files.access.ts'

testAccess(files, access)
