import { projects } from '@crm/contract/features/projects/projects'
import { todos } from '@crm/contract/features/todos/todos'
import type { OpenState, TodoRow } from '@crm/contract/features/todos/todos.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { readsOf } from '@crm/contract/kit/topic'
import { messages } from '@crm/contract/messages'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/lib/server/api.ts'
import { queryClient, readKey } from '../../shared/lib/server/queryClient.ts'
import { invalidate } from '../../shared/lib/server/stale.ts'
import { sayDone } from '../../shared/lib/server/undo.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'

interface StateChange {
  tl_no: number
  state: OpenState
  /** On the dashboard what is done stays done. */
  from?: 'dashboard' | 'detail'
}

type Rows = { query: TodoRow[] } | undefined

const shown = [todos.list, todos.detail, todos.issue].map((endpoint) => readKey(endpoint))

/** Every answer on screen with the todo in it, as if the change had been made. */
const showChange = ({ tl_no, state }: StateChange) => {
  for (const queryKey of shown) {
    queryClient.setQueriesData<Rows>({ queryKey }, (answer) =>
      answer?.query.some((row) => row.tl_no === tl_no)
        ? { ...answer, query: answer.query.map((row) => (row.tl_no === tl_no ? { ...row, state } : row)) }
        : answer,
    )
  }
}

/** The state that a todo had in what was on screen. */
const stateIn = (before: readonly [unknown, Rows][], tl_no: number) =>
  before.flatMap(([, answer]) => answer?.query ?? []).find((row) => row.tl_no === tl_no)?.state

const mutationKey = ['todos.state']

/** The change is seen at once; when the server refuses, it is taken back and the reason is said. */
export const useSetTodoState = () =>
  useMutation({
    mutationKey,
    // One after the other: what was chosen last is what remains.
    scope: { id: 'todos.state' },
    mutationFn: ({ tl_no, ...body }: StateChange) => call(todos.update, { params: { tl_no }, body }),
    onMutate: async (change: StateChange) => {
      for (const queryKey of shown) await queryClient.cancelQueries({ queryKey })
      const before = shown.flatMap((queryKey) => queryClient.getQueriesData<Rows>({ queryKey }))
      showChange(change)
      return before
    },
    onSuccess: (_answer, change, before) => {
      const state = stateIn(before ?? [], change.tl_no)
      const undo = () => call(todos.changeMany, { body: { todos: [{ tl_no: change.tl_no, state: state ?? 2 }] } })
      sayDone(messages.completed, state === undefined || state === change.state ? null : undo)
    },
    onError: (problem: ApiProblem, _change, before = []) => {
      for (const [queryKey, answer] of before) queryClient.setQueryData(queryKey, answer)
      toast.error(problem.message)
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) invalidate(...readsOf(todos), projects.main)
    },
  })
