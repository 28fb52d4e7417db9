import { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { useEffect } from 'react'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'

export const useTodos = (filter: RequestOf<typeof todos.list>['query']) => useRead(todos.list, { query: filter })

/** What one still has to do, for the home. */
export const useDashboardTodos = (limit = 50) => useRead(todos.list, { query: { type: 'dashboard', limit } })

export const useTodoCount = () => useRead(todos.count, { query: { type: 'dashboard' } })

/** Whoever has a todo open has read it, and what becomes of it while it is open. */
const useReadTodo = ({ data, dataUpdatedAt }: ReturnType<typeof useRead<typeof todos.detail>>) => {
  const { mutate } = useWrite(todos.read, { quiet: true })
  const [todo] = data?.query ?? []
  const unread = todo?.is_read === false ? todo.tl_no : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that is unread again is read again
  useEffect(() => {
    if (unread !== undefined) mutate({ params: { tl_no: unread } })
  }, [mutate, unread, dataUpdatedAt])
}

export const useTodo = (tl_no: number) => {
  const found = useRead(todos.detail, { params: { tl_no } }, { enabled: tl_no > 0 })
  useReadTodo(found)
  return found
}

export const useIssue = (tl_no: number) => {
  const found = useRead(todos.issue, { params: { tl_no } }, { enabled: tl_no > 0 })
  useReadTodo(found)
  return found
}

export const useShares = (tl_no: number) => useRead(todos.shares, { query: { tl_no } })
