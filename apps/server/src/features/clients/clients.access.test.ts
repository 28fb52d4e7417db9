import { clients } from '@crm/contract/features/clients/clients'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './clients.access.ts'

testAccess(clients, access)
