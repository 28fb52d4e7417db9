import { outbox } from '@crm/contract/features/outbox/outbox'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './outbox.access.ts'

testAccess(outbox, access)
