import type { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { lazyPart } from '../../../shared/lib/page/lazyPart.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import type { IssueAbout } from '../form/NewIssuePanel.tsx'
import { useTodos } from '../todos.api.ts'
import { TodoLines } from './TodoLines.tsx'

// The editor comes along only when somebody writes.
const TodoPanel = lazyPart(() => import('../detail/TodoPanel.tsx').then((file) => file.TodoPanel))
const CreateTodoPanel = lazyPart(() => import('../form/CreateTodoPanel.tsx').then((file) => file.CreateTodoPanel))
const NewIssuePanel = lazyPart(() => import('../form/NewIssuePanel.tsx').then((file) => file.NewIssuePanel))

/** One that is there, by its number, or a new one. */
export type OpenedTodo = number | 'todo' | 'issue' | null

interface RelatedTodosProps {
  filter: NonNullable<RequestOf<typeof todos.list>['query']> & { proj_no?: number }
  /** What a new issue is raised about. */
  about: IssueAbout
  empty: string
  opened: OpenedTodo
  onOpen: (opened: OpenedTodo) => void
}

/** A few todos of something; each opens beside it, and so do new ones. */
export const RelatedTodos = ({ filter, about, empty, opened, onOpen }: RelatedTodosProps) => {
  const close = () => onOpen(null)
  return (
    <>
      <LoadedRows read={useTodos(filter)} empty={empty}>
        {(rows) => <TodoLines todos={rows} onOpen={onOpen} />}
      </LoadedRows>
      {typeof opened === 'number' && <TodoPanel tl_no={opened} onClose={close} />}
      {opened === 'todo' && <CreateTodoPanel proj_no={filter.proj_no} onClose={close} />}
      {opened === 'issue' && <NewIssuePanel about={about} onClose={close} />}
    </>
  )
}
