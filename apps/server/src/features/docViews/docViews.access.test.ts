import { docViews } from '@crm/contract/features/docViews/docViews'
import { testAccess } from '../../testing/testAccess.ts'
import { access } from './docViews.access.ts'

testAccess(docViews, access)
