import { portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './portalProjects.access.ts'

testAccess(portalProjects, access)
