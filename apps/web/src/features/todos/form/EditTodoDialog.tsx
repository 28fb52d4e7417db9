import { OpenState, type Todo, todoDone, todoState } from '@crm/contract/features/todos/todos.rows'
import { useState } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { Segments } from '../../../shared/ui/Segments.tsx'
import { WaitingPanel } from '../../../shared/ui/WaitingPanel.tsx'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import { useKnownTodo } from '../detail/useKnownTodo.ts'
import classes from '../Todos.module.css'
import { useTodo } from '../todos.api.ts'
import { todosText } from '../todos.messages.ts'
import { FormPanel } from './FormPanel.tsx'
import { DueOf, WordFields } from './TodoFields.tsx'
import { editFields } from './todoChange.ts'

const formId = 'todo-edit-form'

interface EditTodoProps {
  tl_no: number
  onClose: () => void
  /** On the dashboard what is done stays done. */
  from?: 'dashboard' | 'detail'
}

const states = (todo: Todo, from: 'dashboard' | 'detail') =>
  [...OpenState.values].map((value) => ({
    value,
    label: todoState.label(value),
    disabled: from === 'dashboard' && todo.state === todoDone && value !== todoDone,
  }))

interface EditTodoPanelProps extends Omit<EditTodoProps, 'tl_no'> {
  todo: Todo
  onStartOver: () => void
}

const EditTodoPanel = ({ todo, from = 'dashboard', ...leaving }: EditTodoPanelProps) => {
  const { form, bind, panel } = useKnownTodo(todo, { fields: editFields, from, ...leaving })
  return (
    <FormPanel title={todosText.editTitle} submit={todosText.save} formId={formId} {...panel}>
      <form id={formId} {...bind} className={classes.form}>
        <WordFields form={form} />
        <div className={classes.pair}>
          <DueOf form={form} />
          <ProjectPicker
            label={todosText.project}
            value={form.values.proj_no ?? null}
            onChange={(chosen) => form.setFieldValue('proj_no', chosen)}
            error={form.errors.proj_no}
          />
        </div>
        {todo.may_change_state && (
          <Segments
            aria-label={todosText.changeState}
            data={states(todo, from)}
            value={form.values.state ?? OpenState.safeParse(todo.state).data}
            onChange={(chosen) => form.setFieldValue('state', chosen === todo.state ? undefined : chosen)}
          />
        )}
        <section>
          <h3 className={classes.heading}>{todosText.files}</h3>
          <Attachments to={{ to_table: 'todo_list', to_no: todo.tl_no }} canAdd />
        </section>
      </form>
    </FormPanel>
  )
}

/** Changes the words, the due date and the state of a todo. */
export const EditTodoDialog = ({ tl_no, ...props }: EditTodoProps) => {
  const [round, setRound] = useState(0)
  const found = useTodo(tl_no)
  const [todo] = found.data?.query ?? []
  if (!todo) return <WaitingPanel of={found} title={todosText.editTitle} onClose={props.onClose} />
  return <EditTodoPanel key={round} todo={todo} onStartOver={() => setRound(round + 1)} {...props} />
}
