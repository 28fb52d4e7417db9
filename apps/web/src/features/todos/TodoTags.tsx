import type { TodoRow } from '@crm/contract/features/todos/todos.rows'
import { showDateTime } from '../../shared/lib/date.ts'
import { Tag } from '../../shared/ui/Tag.tsx'
import { dueOf } from './form/due.ts'
import classes from './Todos.module.css'
import { todosText } from './todos.messages.ts'

/** When it is due, and how pressing that is. */
export const TodoDue = ({ todo }: { todo: Pick<TodoRow, 'due_dt' | 'state'> }) => {
  const due = dueOf(todo)
  return (
    <span className={classes.due}>
      {due && <Tag tone={due.tone}>{due.words}</Tag>}
      <span>{todo.due_dt ? showDateTime(todo.due_dt) : todosText.noDue}</span>
    </span>
  )
}

/** Whom it is addressed to, in one line. */
export const recipientsOf = ({ members, to_emp_name }: Pick<TodoRow, 'members' | 'to_emp_name'>) =>
  to_emp_name ? todosText.andOthers(to_emp_name, members.length - 1) : todosText.everyone
