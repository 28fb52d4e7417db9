import { projects } from '@crm/contract/features/projects'
import { todos } from '@crm/contract/features/todos'
import type { QueryOf, RequestOf } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { alreadyParticipating, lastParticipant } from '@crm/contract/todo'
import { useDebouncedValue } from '@mantine/hooks'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { toast } from '../../shared/ui/toast.ts'
import { text } from './todos.messages.ts'

/** Whatever happens to a todo shows in these. */
export const todoReads = [
  todos.list,
  todos.count,
  todos.detail,
  todos.issue,
  todos.replies,
  todos.shares,
  projects.main,
]

export const useTodos = (filter: RequestOf<typeof todos.list>['query']) => useRead(todos.list, { query: filter })

/** What one still has to do, for the home. */
export const useDashboardTodos = (limit = 50) => useRead(todos.list, { query: { type: 'dashboard', limit } })

export const useTodoCount = () => useRead(todos.count, { query: { type: 'dashboard' } })

export const useTodo = (tl_no: number) => useRead(todos.detail, { params: { tl_no } }, { enabled: tl_no > 0 })

export const useIssue = (tl_no: number) => useRead(todos.issue, { params: { tl_no } }, { enabled: tl_no > 0 })

export const useReplies = (tl_no: number) => useRead(todos.replies, { query: { tl_no } })

export const useShares = (tl_no: number) => useRead(todos.shares, { query: { tl_no } })

export const useAddReply = (onDone: () => void) =>
  useWrite(todos.addReply, { stale: todoReads, done: messages.registered, onDone })

export const useChangeReply = (done: string, onDone?: () => void) =>
  useWrite(todos.changeReply, { stale: todoReads, done, onDone: () => onDone?.() })

export const useRemoveTodo = (onDone?: () => void) =>
  useWrite(todos.remove, { stale: todoReads, done: messages.deleted, onDone: () => onDone?.() })

export const useRestoreTodo = () => useWrite(todos.restore, { stale: todoReads, done: messages.restored })

const inviteWords: Record<number, string> = { 1: text.invited, [alreadyParticipating]: text.alreadyIn }
const uninviteWords: Record<number, string> = { 1: text.removed, [lastParticipant]: text.lastOne }

const say = (words: Record<number, string>, state: number) =>
  (state === 1 ? toast.success : toast.error)(words[state] ?? messages.failed)

export const useInvite = (onDone: () => void) =>
  useWrite(todos.invite, {
    stale: todoReads,
    onDone: ({ state }) => {
      say(inviteWords, state)
      if (state === 1) onDone()
    },
  })

/** `onGone` is told who has left. */
export const useUninvite = (onGone: (tl_to: number) => void) =>
  useWrite(todos.uninvite, {
    stale: todoReads,
    onDone: ({ state }, { body }) => {
      say(uninviteWords, state)
      if (state === 1) onGone(body.tl_to)
    },
  })

const typingPause = 250
const fewestLetters = 2

/** Document 3 sections 2 and 9: from two characters on, a hundred at most, asked when people pause. */
export const useProjectSearch = (typed: string) => {
  const [keyword] = useDebouncedValue(typed.trim(), typingPause)
  const enabled = keyword.length >= fewestLetters
  const { data } = useRead(projects.find, { query: { keyword, limit: 100 } }, { enabled })
  return { found: enabled ? (data?.query ?? []) : [], isTooShort: !enabled }
}

export const useProjectNamed = (proj_no: number | null) => {
  const query: Partial<QueryOf<typeof projects.find>> = { proj_no: proj_no ?? undefined, limit: 1 }
  return useRead(projects.find, { query }, { enabled: proj_no !== null }).data?.query[0]
}
