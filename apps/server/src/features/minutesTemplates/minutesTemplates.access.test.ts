import { minutesTemplates } from '@crm/contract/features/minutesTemplates/minutesTemplates'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './minutesTemplates.access.ts'

testAccess(minutesTemplates, access)
