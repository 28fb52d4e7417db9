import { todos } from '@crm/contract/features/todos/todos'
import { type Todo, todoDeleted } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { EditTodoPanel } from '../form/EditTodoPanel.tsx'
import { IssuePanel } from '../form/IssuePanel.tsx'
import { useTodo } from '../todos.api.ts'
import { todosText } from '../todos.messages.ts'
import { useRemoveTodo, useRestoreTodo } from '../todoWrites.ts'
import { TodoDetail } from './TodoDetail.tsx'

type Mode = 'detail' | 'edit' | 'issue'

interface TodoActionsProps {
  todo: Todo
  isSender: boolean
  onMode: (mode: Mode) => void
  onRemoved: () => void
}

/** What else can be done with it; taking it away is the sender's, and so is all that can be done with a deleted one. */
const TodoActions = ({ todo, isSender, onMode, onRemoved }: TodoActionsProps) => {
  const params = { tl_no: todo.tl_no }
  const remove = useRemoveTodo(onRemoved)
  const restore = useRestoreTodo()
  const askAndRemove = async () => {
    const words = {
      title: messages.reallyDelete,
      description: todo.tl_title,
      yes: todosText.remove,
      tone: 'danger',
    } as const
    if (await confirm(words)) remove.mutate({ params })
  }
  const askAndRestore = async () => {
    const words = { title: messages.reallyRestore, description: todo.tl_title, yes: todosText.restore }
    if (await confirm(words)) restore.mutate({ params })
  }
  if (todo.state === todoDeleted) {
    return (
      <Button loading={restore.isPending} onClick={askAndRestore}>
        {todosText.restore}
      </Button>
    )
  }
  return (
    <>
      {isSender && (
        <Button variant="subtle" color="red" mr="auto" loading={remove.isPending} onClick={askAndRemove}>
          {todosText.remove}
        </Button>
      )}
      {!todo.is_issue && !todo.exist_issue && (
        <Button variant="default" onClick={() => onMode('issue')}>
          {todosText.raiseIssue}
        </Button>
      )}
      <Button variant="default" onClick={() => onMode('edit')}>
        {todosText.edit}
      </Button>
    </>
  )
}

interface TodoPanelProps {
  tl_no: number
  onClose: () => void
  /** Leads to another one: an issue, or the todo that it is about. Without it, that one is shown here. */
  onOpen?: (tl_no: number) => void
}

/** A todo beside the list; its forms take its place while they are open. */
export const TodoPanel = ({ tl_no: first, onClose, onOpen }: TodoPanelProps) => {
  const [mode, setMode] = useState<Mode>('detail')
  const [tl_no, show] = useState(first)
  const user = useUser()
  // Whoever has it open has read it.
  useTodo(tl_no)
  const back = () => setMode('detail')
  if (mode === 'edit') return <EditTodoPanel tl_no={tl_no} from="detail" onClose={back} />
  if (mode === 'issue') return <IssuePanel tl_no={tl_no} onClose={back} />
  return (
    <RecordPanel
      endpoint={todos.detail}
      params={{ tl_no }}
      title={(todo) => (todo?.is_issue ? todosText.issueDetail : todosText.detail)}
      actions={(todo) => {
        const isSender = todo.from_emp_no === user?.emp_no
        return (
          (isSender || todo.state !== todoDeleted) && (
            <TodoActions todo={todo} isSender={isSender} onMode={setMode} onRemoved={onClose} />
          )
        )
      }}
      onClose={onClose}
    >
      {(todo) => <TodoDetail key={tl_no} todo={todo} onOpen={onOpen ?? show} onLeft={onClose} />}
    </RecordPanel>
  )
}
