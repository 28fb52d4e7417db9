import { type TodoFilter, type TodoSort, usualTodoSort } from '@crm/contract/features/todos/todos.rows'
import type { Sort } from '../../../shared/ui/list/column.ts'

const rising: Record<string, TodoSort> = { due_dt: 'due', reg_dt: 'old', tl_title: 'title' }
const falling: Record<string, TodoSort> = { due_dt: 'due_desc', reg_dt: 'new', tl_title: 'title_desc' }

const columnOf = (sort: TodoSort) =>
  Object.keys(rising).find((column) => rising[column] === sort || falling[column] === sort) ?? null

/** The heads of the list; each view has its own usual order. */
export const sortTodos = (
  { sort: stated, view }: Pick<TodoFilter, 'sort' | 'view'>,
  change: (patch: Partial<Pick<TodoFilter, 'sort'>>) => void,
): Sort => {
  const sort = stated ?? usualTodoSort(view)
  return {
    by: columnOf(sort),
    descending: Object.values(falling).includes(sort),
    onChange: (by, descending) => change({ sort: (descending ? falling : rising)[by] }),
  }
}
