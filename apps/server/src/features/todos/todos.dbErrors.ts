import { isDuplicate, missingReference } from '../../db/dbErrors.ts'
import { refuse, refuseField } from '../../http/refusal.ts'
import { todosText } from './todos.messages.ts'

/** Database errors about a todo as messages at their field. */
export const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'todo_list_issue')) refuse('conflict', todosText.issueExists)
  if (missingReference(fault) === 'todo_list_proj_no_fkey') {
    refuseField('invalid_input', 'proj_no', todosText.noSuchProject)
  }
  // Deleted since it was looked at.
  if (missingReference(fault) === 'todo_list_ms_no_fkey') return refuse('not_found')
  throw fault
}
