import { surveys } from '@crm/contract/features/surveys/surveys'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './surveys.access.ts'

testAccess(surveys, access)
