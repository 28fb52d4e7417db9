import { type TodoRow, todoDeleted, todoDone } from '@crm/contract/features/todos/todos.rows'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import classes from '../Todos.module.css'
import { todosText as text } from '../todos.messages.ts'
import { useSetTodoState } from '../useSetTodoState.ts'

const confirmed = 2
const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** One click finishes a todo, the next opens it again; the toast takes either back. */
export const TodoTick = ({ row: { tl_no, tl_title, state } }: { row: TodoRow }) => {
  const { mutate } = useSetTodoState()
  if (state === todoDeleted) return null
  const isDone = state === todoDone
  return (
    <button
      type="button"
      className={classes.tick}
      aria-pressed={isDone}
      aria-label={text.finishOne(tl_title)}
      title={isDone ? text.reopen : text.finish}
      onClick={() => mutate({ tl_no, state: isDone ? confirmed : todoDone })}
    >
      {isDone ? <IconCircleCheckFilled {...icon} /> : <IconCircle {...icon} />}
    </button>
  )
}
