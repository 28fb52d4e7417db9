
import { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { useRead } from '../../shared/lib/useRead.ts'

export const useTodos = (filter: RequestOf<typeof todos.list>['query']) => useRead(todos.list, { query: filter })

/** What one still has to do, for the home. */
export const useDashboardTodos = (limit = 50) => useRead(todos.list, { query: { type: 'dashboard', limit } })

export const useTodoCount = () => useRead(todos.count, { query: { type: 'dashboard' } })

export const useTodo = (tl_no: number) => useRead(todos.detail, { params: { tl_no } }, { enabled: tl_no > 0 })

export const useIssue = (tl_no: number) => useRead(todos.issue, { params: { tl_no } }, { enabled: tl_no > 0 })

export const useReplies = (tl_no: number) => useRead(todos.replies, { query: { tl_no } })

export const useShares = (tl_no: number) => useRead(todos.shares, { query: { tl_no } })
