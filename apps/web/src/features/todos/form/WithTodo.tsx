import type { Todo } from '@crm/contract/features/todos/todos.rows'
import type { ReactNode } from 'react'
import { LoadingPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useIssue, useTodo } from '../todos.api.ts'

interface WithTodoProps {
  tl_no: number
  title: string
  onClose: () => void
  children: (todo: Todo) => ReactNode
}

type Found = ReturnType<typeof useTodo>

const shown = (found: Found, { title, onClose, children }: WithTodoProps) => {
  const [todo] = found.data?.query ?? []
  if (todo) return children(todo)
  return <LoadingPanel read={found} onClose={onClose} title={title} />
}

/** A todo in its form, once it is here; one that goes away meanwhile leaves what is typed before its writer. */
export const WithTodo = (props: WithTodoProps) => shown(useTodo(props.tl_no), props)

/** The issue of a todo; an issue's own number will do as well. */
export const WithIssue = (props: WithTodoProps) => shown(useIssue(props.tl_no), props)
