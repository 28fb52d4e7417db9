import { imports } from '@crm/contract/features/imports/imports'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './imports.access.ts'

testAccess(imports, access)
