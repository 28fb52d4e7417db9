import { type TodoRow, todoDeleted } from '@crm/contract/features/todos/todos.rows'
import { DateCell } from '../../../shared/kit/list/cells/DateCell.tsx'
import { TodoDue } from '../TodoTags.tsx'
import { todosText as text } from '../todos.messages.ts'
import { useChangeDue } from '../todoWrites.ts'

const usualTime = '18:00'

/** When it is due, changed in the list: another day at the same time. */
export const TodoDueCell = ({ row }: { row: TodoRow }) => {
  const { tl_title, due_dt, state } = row
  const change = useChangeDue()
  if (state === todoDeleted) return <TodoDue todo={row} />
  const [day = null, time = usualTime] = due_dt?.split(' ') ?? []
  return (
    <DateCell
      label={text.dueOf(tl_title)}
      shown={<TodoDue todo={row} />}
      value={day}
      onPick={(picked) => change(row, picked && `${picked} ${time}`)}
    />
  )
}
