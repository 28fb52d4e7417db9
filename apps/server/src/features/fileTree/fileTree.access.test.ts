import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './fileTree.access.ts'

testAccess(fileTree, access)
