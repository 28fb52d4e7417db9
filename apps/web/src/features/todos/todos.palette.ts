import { todos } from '@crm/contract/features/todos/todos'
import { todoState } from '@crm/contract/features/todos/todos.rows'
import { screens } from '@crm/contract/screens'
import { type Palette, searchSource, shownAtOnce } from '../../shared/lib/page/palette.ts'
import { todosText } from './todos.messages.ts'

const { path, title } = screens.TodoList

const todoSource = searchSource({
  name: 'todo',
  title,
  endpoint: todos.list,
  request: (keyword) => ({ query: { view: 'all' as const, keyword, limit: shownAtOnce } }),
  found: ({ query, total }) => ({
    total,
    hits: query.map(({ tl_no, tl_title, from_emp_name, proj_name, state }) => ({
      key: `todo-${tl_no}`,
      title: tl_title,
      detail: [from_emp_name, proj_name, todoState.label(state)].filter(Boolean).join(' · '),
      path: `${path}?tl_no=${tl_no}`,
    })),
  }),
  allPath: (keyword) => `${path}?${new URLSearchParams({ view: 'all', keyword })}`,
})

export const todosPalette: Palette = {
  actions: [
    {
      title: todosText.create,
      also: todosText.paletteAlso,
      screens: ['TodoList'],
      form: () => import('./form/CreateTodoPanel.tsx').then((file) => file.CreateTodoPanel),
    },
  ],
  search: [{ title, screens: ['TodoList'], order: 3, sources: [todoSource] }],
}
