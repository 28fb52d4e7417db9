import { todos } from '@crm/contract/features/todos/todos'
import type { TodoView } from '@crm/contract/features/todos/todos.rows'
import { useState } from 'react'
import { ClearFilters } from '../../../shared/kit/list/filters/ClearFilters.tsx'
import { useFilter } from '../../../shared/lib/useFilter.ts'
import { useOpened } from '../../../shared/lib/useOpened.ts'
import { AddButton } from '../../../shared/ui/AddButton.tsx'
import { DataList } from '../../../shared/ui/DataList.tsx'
import { contextToCome, Page } from '../../../shared/ui/Page.tsx'
import { TodoPanel } from '../detail/TodoPanel.tsx'
import { CreateTodoModal } from '../form/CreateTodoModal.tsx'
import { useTodoCount, useTodos } from '../todos.api.ts'
import { todosText } from '../todos.messages.ts'
import { isNarrowed, noConditions, TodoFilters } from './TodoFilters.tsx'
import { todoColumns } from './todoColumns.tsx'

const filledHere: TodoView[] = ['received', 'sent']

/** One's todos: received, sent, shared, done, deleted. */
export const TodoListScreen = () => {
  const [filter, setFilter] = useFilter(todos.list.query)
  const [tl_no, open] = useOpened('tl_no')
  const [isCreating, setCreating] = useState(false)
  const found = useTodos(filter)
  const count = useTodoCount().data?.query[0]
  const narrowed = isNarrowed(filter)
  const createButton = <AddButton onClick={() => setCreating(true)}>{todosText.create}</AddButton>
  return (
    <Page
      title={todosText.title}
      context={count ? todosText.context(count.total_qtt, count.not_read_qtt, count.new_qtt) : contextToCome}
      actions={createButton}
      filter={<TodoFilters value={filter} onChange={setFilter} count={count} />}
    >
      <DataList
        read={found}
        columns={todoColumns(filter.view)}
        rowKey={(row) => row.tl_no}
        empty={narrowed ? todosText.notFound : todosText.empty[filter.view]}
        emptyAction={
          narrowed ? (
            <ClearFilters framed onClear={() => setFilter(noConditions)} />
          ) : (
            filledHere.includes(filter.view) && createButton
          )
        }
        onRow={(row) => open(row.tl_no)}
        page={{ offset: filter.offset, limit: filter.limit, onChange: (offset) => setFilter({ offset }) }}
      />
      {tl_no !== null && <TodoPanel key={tl_no} tl_no={tl_no} onClose={() => open(null)} onOpen={open} />}
      <CreateTodoModal opened={isCreating} onClose={() => setCreating(false)} />
    </Page>
  )
}
