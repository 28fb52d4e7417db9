import type { TodoRow } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { screens } from '@crm/contract/screens'
import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { daysBetween, koreaToday, showNear } from '../../shared/lib/format/date.ts'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { TextButton } from '../../shared/ui/button/TextButton.tsx'
import { Dot } from '../../shared/ui/display/Dot.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FoldOnPhone } from '../../shared/ui/layout/FoldOnPhone.tsx'
import { Scroll } from '../../shared/ui/layout/Scroll.tsx'
import { Grow } from '../../shared/ui/layout/Stack.tsx'
import { Row, RowList } from '../../shared/ui/list/RowList.tsx'
import { RowBlocksSkeleton } from '../../shared/ui/page/PageSkeleton.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { TodoStateTag } from '../todos/TodoStateTag.tsx'
import { useDashboardTodos, useTodoCount } from '../todos/todos.api.ts'
import { homeText } from './home.messages.ts'

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
  const isLate = daysBetween(koreaToday(), due_dt) <= 0
  return (
    <Text isWhole tone={isLate ? 'red' : 'second'} weight={isLate ? 'strong' : 'normal'}>
      {showNear(due_dt.slice(0, 10))}
    </Text>
  )
}

interface ItemProps {
  todo: TodoRow
  onOpen: (opened: Opened) => void
}

const Item = ({ todo, onOpen }: ItemProps) => {
  const { tl_no, tl_title, is_read, state, due_dt, from_emp_name, ttl2_tl_no, is_issue } = todo
  return (
    <Row>
      <Dot tone={is_read ? undefined : 'accent'} />
      <Grow>
        <TextButton
          tone={is_read ? 'second' : 'text'}
          weight={is_read ? undefined : 'strong'}
          isCut
          onClick={() => onOpen({ what: 'detail', tl_no })}
        >
          {!is_read && <span className="visually-hidden">{homeText.unread}</span>}
          {tl_title}
        </TextButton>
      </Grow>
      {(ttl2_tl_no !== null || is_issue) && <Tag tone="red">{homeText.issue}</Tag>}
      <TodoStateTag state={state} />
      <DueDay due_dt={due_dt} />
      <span className="not-on-phone">
        <Text tone="second">{from_emp_name}</Text>
      </span>
      <ActionIcon
        className="not-on-phone"
        aria-label={homeText.issueOf(tl_title)}
        onClick={() => onOpen({ what: 'issue', tl_no: ttl2_tl_no ?? tl_no })}
      >
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className="not-on-phone"
        aria-label={homeText.editOf(tl_title)}
        onClick={() => onOpen({ what: 'edit', tl_no })}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Row>
  )
}

/** What one still has to do, the most urgent first. */
export const TodoCard = ({ onCreate }: { onCreate: () => void }) => {
  const found = useDashboardTodos()
  const count = useTodoCount().data?.query[0]
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
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
      <LoadedRows
        read={found}
        empty={messages.noContent}
        emptyAction={
          <Button variant="default" onClick={onCreate}>
            {homeText.createTodo}
          </Button>
        }
        loading={<RowBlocksSkeleton count={4} height={28} />}
      >
        {(rows) => (
          <FoldOnPhone count={rows.length}>
            <Scroll height={420} freeOnPhone>
              <RowList>
                {rows.map((todo) => (
                  <Item key={todo.tl_no} todo={todo} onOpen={setOpened} />
                ))}
              </RowList>
            </Scroll>
          </FoldOnPhone>
        )}
      </LoadedRows>
      {opened?.what === 'detail' && <TodoPanel tl_no={opened.tl_no} onClose={close} />}
      {opened?.what === 'edit' && <EditTodoPanel tl_no={opened.tl_no} onClose={close} />}
      {opened?.what === 'issue' && <IssuePanel tl_no={opened.tl_no} onClose={close} />}
    </Card>
  )
}
