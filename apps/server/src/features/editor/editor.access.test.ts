import { editor } from '@crm/contract/features/editor/editor'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './editor.access.ts'

testAccess(editor, access)
