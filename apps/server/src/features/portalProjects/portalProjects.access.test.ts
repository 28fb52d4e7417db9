import { portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './portalProjects.access.ts'

testAccess(portalProjects, access)
