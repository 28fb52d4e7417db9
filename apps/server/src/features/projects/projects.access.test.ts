import { projects } from '@crm/contract/features/projects/projects'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './projects.access.ts'

testAccess(projects, access)
