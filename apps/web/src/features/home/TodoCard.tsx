import type { TodoRow } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { screens } from '@crm/contract/screens'
import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { daysBetween, koreaToday, showNear } from '../../shared/lib/date.ts'
import { lazyPart } from '../../shared/lib/lazyPart.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { FoldOnPhone } from '../../shared/ui/FoldOnPhone.tsx'
import { RowBlocksSkeleton } from '../../shared/ui/PageSkeleton.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { TodoStateTag } from '../todos/TodoStateTag.tsx'
import { useDashboardTodos, useTodoCount } from '../todos/todos.api.ts'
import { homeText } from './home.messages.ts'
import classes from './TodoCard.module.css'

// The editor is heavy: what needs it is fetched when somebody opens it.
const TodoPanel = lazyPart(() => import('../todos/detail/TodoPanel.tsx').then((file) => file.TodoPanel))
const EditTodoPanel = lazyPart(() => import('../todos/form/EditTodoPanel.tsx').then((file) => file.EditTodoPanel))
const IssuePanel = lazyPart(() => import('../todos/form/IssuePanel.tsx').then((file) => file.IssuePanel))

interface Opened {
  what: 'detail' | 'edit' | 'issue'
  tl_no: number
}

const DueDay = ({ due_dt }: { due_dt: string | null }) => {
  if (!due_dt) return null
  const days = daysBetween(koreaToday(), due_dt)
  const late = days < 0 ? 'late' : days === 0 ? 'today' : undefined
  return (
    <span className={classes.due} data-late={late}>
      {showNear(due_dt.slice(0, 10))}
    </span>
  )
}

interface ItemProps {
  todo: TodoRow
  onOpen: (opened: Opened) => void
}

const Item = ({ todo, onOpen }: ItemProps) => {
  const { tl_no, tl_title, is_read, state, due_dt, from_emp_name, ttl2_tl_no, is_issue } = todo
  return (
    <li className={classes.item} data-unread={!is_read || undefined}>
      <button type="button" className={classes.open} onClick={() => onOpen({ what: 'detail', tl_no })}>
        <span className={classes.dot} aria-hidden />
        {!is_read && <span className="visually-hidden">{homeText.unread}</span>}
        <span className={classes.title}>{tl_title}</span>
      </button>
      {(ttl2_tl_no !== null || is_issue) && <Tag tone="red">{homeText.issue}</Tag>}
      <TodoStateTag state={state} />
      <DueDay due_dt={due_dt} />
      <span className={classes.from}>{from_emp_name}</span>
      <ActionIcon
        className={classes.tool}
        aria-label={homeText.issueOf(tl_title)}
        onClick={() => onOpen({ what: 'issue', tl_no: ttl2_tl_no ?? tl_no })}
      >
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.tool}
        aria-label={homeText.editOf(tl_title)}
        onClick={() => onOpen({ what: 'edit', tl_no })}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** What one still has to do, the most urgent first. */
export const TodoCard = ({ onCreate }: { onCreate: () => void }) => {
  const found = useDashboardTodos()
  const count = useTodoCount().data?.query[0]
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const rows = found.data?.query
  const content = () => {
    if (found.isError && !rows)
      return <ErrorState title={messages.loadFailed} reason={found.error.message} onRetry={() => found.refetch()} />
    if (!rows) return <RowBlocksSkeleton count={4} height={28} />
    if (!rows.length)
      return (
        <EmptyState
          words={messages.noContent}
          action={
            <Button variant="default" onClick={onCreate}>
              {homeText.createTodo}
            </Button>
          }
        />
      )
    return (
      <FoldOnPhone count={rows.length}>
        <ul className={classes.list}>
          {rows.map((todo) => (
            <Item key={todo.tl_no} todo={todo} onOpen={setOpened} />
          ))}
        </ul>
      </FoldOnPhone>
    )
  }
  return (
    <Card
      title={homeText.todo}
      note={count && homeText.todoCounts(count.not_read_qtt, count.new_qtt)}
      flush
      actions={
        <>
          <Button component={Link} to={screens.TodoList.path} size="xs" variant="subtle" color="gray">
            {homeText.all}
          </Button>
          <Button size="xs" variant="default" onClick={onCreate}>
            {homeText.create}
          </Button>
        </>
      }
    >
      {content()}
      {opened?.what === 'detail' && <TodoPanel tl_no={opened.tl_no} onClose={close} />}
      {opened?.what === 'edit' && <EditTodoPanel tl_no={opened.tl_no} onClose={close} />}
      {opened?.what === 'issue' && <IssuePanel tl_no={opened.tl_no} onClose={close} />}
    </Card>
  )
}
