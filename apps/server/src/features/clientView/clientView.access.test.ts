import { clientView } from '@crm/contract/features/clientView/clientView'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './clientView.access.ts'

testAccess(clientView, access)
