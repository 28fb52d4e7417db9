import { type Todo, todoDeleted } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useUser } from '../../../shared/lib/currentUser.ts'
import { confirm } from '../../../shared/ui/dialogs.ts'
import { Panel } from '../../../shared/ui/Panel.tsx'
import { WaitingPanel } from '../../../shared/ui/WaitingPanel.tsx'
import { EditTodoDialog } from '../form/EditTodoDialog.tsx'
import { IssueDialog } from '../form/IssueDialog.tsx'
import classes from '../Todos.module.css'
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
        <Button
          variant="subtle"
          color="red"
          className={classes.spread}
          loading={remove.isPending}
          onClick={askAndRemove}
        >
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
  const found = useTodo(tl_no)
  const [todo] = found.data?.query ?? []
  const back = () => setMode('detail')
  // Whoever was removed meanwhile is told; what they were writing in a form stays before them.
  const isGone = mode === 'detail' && found.error?.status === 404
  if (!todo || isGone) return <WaitingPanel of={found} title={todosText.detail} onClose={onClose} />
  if (mode === 'edit') return <EditTodoDialog tl_no={tl_no} from="detail" onClose={back} />
  if (mode === 'issue') return <IssueDialog tl_no={tl_no} onClose={back} />
  const isSender = todo.from_emp_no === user?.emp_no
  const actions = (isSender || todo.state !== todoDeleted) && (
    <TodoActions todo={todo} isSender={isSender} onMode={setMode} onRemoved={onClose} />
  )
  return (
    <Panel opened onClose={onClose} title={todo.is_issue ? todosText.issueDetail : todosText.detail} actions={actions}>
      <TodoDetail key={tl_no} todo={todo} onOpen={onOpen ?? show} onLeft={onClose} />
    </Panel>
  )
}
