import { docViews } from '@crm/contract/features/docViews/docViews'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './docViews.access.ts'

testAccess(docViews, access)
