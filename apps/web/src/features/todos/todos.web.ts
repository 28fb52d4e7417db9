import { todoScreens } from '@crm/contract/features/todos/todos.screens'
import { webFeature } from '../../shared/lib/page/webFeature.ts'

export const todosWeb = webFeature(
  todoScreens,
  {
    TodoList: () => import('./list/TodoListScreen.tsx').then((file) => file.TodoListScreen),
  },
  { palette: () => import('./todos.palette.ts').then((file) => file.todosPalette) },
)
