import { courses } from '@crm/contract/features/courses/courses'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './courses.access.ts'

testAccess(courses, access)
