import { todos } from '@crm/contract/features/todos/todos'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './todos.access.ts'

testAccess(todos, access)
