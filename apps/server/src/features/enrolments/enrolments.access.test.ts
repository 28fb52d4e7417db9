import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './enrolments.access.ts'

testAccess(enrolments, access)
