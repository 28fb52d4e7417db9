import { minutes } from '@crm/contract/features/minutes/minutes'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './minutes.access.ts'

testAccess(minutes, access)
