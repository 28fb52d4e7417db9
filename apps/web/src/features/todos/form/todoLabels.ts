import { todosText } from '../todos.messages.ts'

/** The words for a todo's fields. */
export const todoLabels = {
  tl_title: todosText.fieldTitle,
  tl_todo: todosText.fieldBody,
  due_dt: todosText.due,
  proj_no: todosText.project,
  tl_tos: todosText.recipients,
  state: todosText.changeState,
} as const
