import { clientView } from '@crm/contract/features/clientView/clientView'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './clientView.access.ts'

testAccess(clientView, access)
