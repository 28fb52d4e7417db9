import { todos } from '@crm/contract/features/todos/todos'
import { type TodoRow, type TodoState, todoDeleted, todoDone } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import type { BulkActionProps } from '../../../shared/kit/list/BulkBar.tsx'
import { call } from '../../../shared/lib/server/api.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { todosText as text } from '../todos.messages.ts'

const inState = (rows: readonly TodoRow[], state?: TodoState) => ({
  todos: rows.map((row) => ({ tl_no: row.tl_no, state: state ?? row.state })),
})

/** Gives all of them a state; taking that back gives each the one that it had. */
const useChangeStates = ({ rows, done }: BulkActionProps<TodoRow>, words: string) =>
  useWrite(todos.changeMany, {
    done: words,
    onDone: done,
    undo: () => () => call(todos.changeMany, { body: inState(rows) }),
  })

export const FinishTodos = (props: BulkActionProps<TodoRow>) => {
  const change = useChangeStates(props, messages.completed)
  const open = props.rows.filter(({ state }) => state !== todoDone && state !== todoDeleted)
  return (
    <Button
      loading={change.isPending}
      disabled={open.length === 0}
      onClick={() => change.mutate({ body: inState(open, todoDone) })}
    >
      {text.finish}
    </Button>
  )
}

/** Only what one has sent oneself can be deleted. */
export const DeleteTodos = (props: BulkActionProps<TodoRow>) => {
  const change = useChangeStates(props, messages.deleted)
  const emp_no = useUser()?.emp_no
  const { rows } = props
  const isOwn = rows.every((row) => row.from_emp_no === emp_no && row.state !== todoDeleted)
  const askAndRemove = async () => {
    const words = { title: text.reallyRemoveMany(rows.length), yes: text.remove, tone: 'danger' } as const
    if (await confirm(words)) change.mutate({ body: inState(rows, todoDeleted) })
  }
  return (
    <Button
      variant="default"
      disabled={!isOwn}
      title={isOwn ? undefined : text.senderDeletes}
      loading={change.isPending}
      onClick={askAndRemove}
    >
      {text.remove}
    </Button>
  )
}
