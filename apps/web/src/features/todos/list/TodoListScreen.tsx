import { todos } from '@crm/contract/features/todos/todos'
import { ListPage } from '../../../shared/kit/list/ListPage.tsx'
import { contextToCome } from '../../../shared/ui/page/Page.tsx'
import { TodoPanel } from '../detail/TodoPanel.tsx'
import { CreateTodoPanel } from '../form/CreateTodoPanel.tsx'
import { useTodoCount } from '../todos.api.ts'
import { todosText as text } from '../todos.messages.ts'
import { DeleteTodos, FinishTodos } from './bulkActions.tsx'
import { todoColumns } from './todoColumns.tsx'
import { todoFilters } from './todoFilters.tsx'
import { sortTodos } from './todoSort.ts'

/** One's todos: received, sent, shared, done, deleted. */
export const TodoListScreen = () => {
  const count = useTodoCount().data?.query[0]
  const context = count ? text.context(count.total_qtt, count.not_read_qtt, count.new_qtt) : contextToCome
  return (
    <ListPage
      endpoint={todos.list}
      columns={({ view }) => todoColumns(view)}
      filters={todoFilters}
      create={{ form: CreateTodoPanel }}
      createFills={({ view }) => view === 'received' || view === 'sent'}
      excel={todos.excel}
      bulk={[DeleteTodos, FinishTodos]}
      sort={sortTodos}
      saved="todos"
      peek={TodoPanel}
      words={{ ...text.list, context }}
    />
  )
}
