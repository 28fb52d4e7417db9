import { type TodoRow, type TodoState, todoState } from '@crm/contract/todo'
import { showDateTime } from '../../shared/lib/date.ts'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'
import { dueOf } from './due.ts'
import classes from './Todos.module.css'
import { text } from './todos.messages.ts'

const tones: Record<TodoState, Tone> = { 0: 'red', 2: 'gray', 3: 'teal', 4: 'green' }

export const TodoStateTag = ({ state }: { state: TodoState }) => <Tag tone={tones[state]}>{todoState.label(state)}</Tag>

/** When it is due, and how pressing that is. */
export const TodoDue = ({ todo }: { todo: Pick<TodoRow, 'due_dt' | 'state'> }) => {
  const due = dueOf(todo)
  return (
    <span className={classes.due}>
      {due && <Tag tone={due.tone}>{due.words}</Tag>}
      <span>{todo.due_dt ? showDateTime(todo.due_dt) : text.noDue}</span>
    </span>
  )
}

/** Whom it is addressed to, in one line. */
export const recipientsOf = ({ members, to_emp_name }: Pick<TodoRow, 'members' | 'to_emp_name'>) =>
  to_emp_name ? text.andOthers(to_emp_name, members.length - 1) : text.everyone
