import { Button } from '@mantine/core'
import { useState } from 'react'
import { showDate } from '../../shared/lib/date.ts'
import { lazyPart } from '../../shared/lib/lazyPart.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { RowsSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { TodoStateTag } from '../todos/TodoTags.tsx'
import { useTodos } from '../todos/todos.api.ts'
import classes from './Dashboard.module.css'
import { text } from './projectDetail.messages.ts'

/** The editor comes along only when somebody writes. */
const TodoPanel = lazyPart(() => import('../todos/TodoPanel.tsx').then((file) => file.TodoPanel))
const CreateTodoModal = lazyPart(() => import('../todos/CreateTodoModal.tsx').then((file) => file.CreateTodoModal))

const shownAtOnce = 5

/** The newest todos of the project; each opens beside it. */
export const TodosCard = ({ proj_no }: { proj_no: number }) => {
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  const { data, error, refetch } = useTodos({ view: 'project', proj_no, sort: 'new', limit: shownAtOnce })
  const close = () => setOpened(null)
  const content = () => {
    if (error && !data) return <ErrorState reason={error.message} onRetry={refetch} />
    if (!data) return <RowsSkeleton />
    if (data.query.length === 0) return <p className={classes.none}>{text.noTodos}</p>
    return (
      <ul className={classes.lines}>
        {data.query.map((todo) => (
          <li key={todo.tl_no}>
            <button type="button" className={classes.todo} onClick={() => setOpened(todo.tl_no)}>
              {todo.tl_title}
            </button>
            {todo.due_dt && <span className={classes.second}>{text.due(showDate(todo.due_dt))}</span>}
            <TodoStateTag state={todo.state} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Card
      title={text.todos}
      note={data?.total || undefined}
      actions={
        <Button size="xs" variant="default" onClick={() => setOpened('new')}>
          {text.addTodo}
        </Button>
      }
    >
      {content()}
      {typeof opened === 'number' && <TodoPanel tl_no={opened} onClose={close} />}
      {opened === 'new' && <CreateTodoModal opened proj_no={proj_no} onClose={close} />}
    </Card>
  )
}
