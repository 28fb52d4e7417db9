import { todoScreens } from '@crm/contract/features/todos/todos.screens'
import { IconChecklist } from '@tabler/icons-react'
import { webFeature } from '../../shared/lib/webFeature.ts'

export const todosWeb = webFeature(
  todoScreens,
  {
    TodoList: () => import('./list/TodoListScreen.tsx').then((file) => file.TodoListScreen),
  },
  { icons: { TodoList: IconChecklist }, palette: () => import('./todos.palette.ts').then((file) => file.todosPalette) },
)
