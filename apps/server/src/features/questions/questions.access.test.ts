import { questions } from '@crm/contract/features/questions/questions'
import { testAccess } from '../../testing/access/testAccess.ts'
import { access } from './questions.access.ts'

testAccess(questions, access)
