import { todos } from '@crm/contract/features/todos/todos'
import { alreadyParticipating, lastParticipant, type TodoRow } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { call } from '../../shared/lib/server/api.ts'
import { sayDone } from '../../shared/lib/server/undo.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { todosText } from './todos.messages.ts'

export const useRemoveTodo = (onDone?: () => void) =>
  useWrite(todos.remove, {
    done: messages.deleted,
    undo:
      (_answer, { params }) =>
      () =>
        call(todos.restore, { params }),
    onDone: () => onDone?.(),
  })

/** `change(row, due_dt)`: refused where somebody else has changed it since it was shown. */
export const useChangeDue = () => {
  const { mutate } = useWrite(todos.update)
  return ({ tl_no, due_dt: before }: Pick<TodoRow, 'tl_no' | 'due_dt'>, due_dt: string | null) => {
    const params = { tl_no }
    const undo = () => call(todos.update, { params, body: { due_dt: before, seen: { due_dt } } })
    const onSuccess = () => sayDone(messages.changed, undo)
    mutate({ params, body: { due_dt, seen: { due_dt: before } } }, { onSuccess })
  }
}

export const useRestoreTodo = () => useWrite(todos.restore, { done: messages.restored })

const inviteWords: Record<number, string> = { 1: todosText.invited, [alreadyParticipating]: todosText.alreadyIn }

const say = (words: Record<number, string>, state: number) =>
  (state === 1 ? toast.success : toast.error)(words[state] ?? messages.failed)

export const useInvite = (onDone: () => void) =>
  useWrite(todos.invite, {
    onDone: ({ state }) => {
      say(inviteWords, state)
      if (state === 1) onDone()
    },
  })

/** `onGone` is told who has left. */
export const useUninvite = (onGone: (tl_to: number) => void) =>
  useWrite(todos.uninvite, {
    onDone: ({ state }, { body: { tl_no, tl_to } }) => {
      if (state !== 1) return toast.error(state === lastParticipant ? todosText.lastOne : messages.failed)
      sayDone(todosText.removed, () => call(todos.undoUninvite, { body: { tl_no } }))
      onGone(tl_to)
    },
  })
