import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './enrolments.access.ts'

testAccess(enrolments, access)
