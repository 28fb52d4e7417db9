import type { TodoRow } from '@crm/contract/features/todos/todos.rows'
import { showNear } from '../../shared/lib/format/date.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { dueOf } from './form/due.ts'
import { todosText } from './todos.messages.ts'

/** When it is due, and how pressing that is. */
export const TodoDue = ({ todo }: { todo: Pick<TodoRow, 'due_dt' | 'state'> }) => {
  const due = dueOf(todo)
  return (
    <Inline as="span" gap="tight">
      {due && <Tag tone={due.tone}>{due.words}</Tag>}
      <span>{todo.due_dt ? showNear(todo.due_dt) : todosText.noDue}</span>
    </Inline>
  )
}
