import { OpenState, type Todo, todoDone, todoState } from '@crm/contract/todo'
import { Segments } from '../../shared/ui/Segments.tsx'
import { WaitingPanel } from '../../shared/ui/WaitingPanel.tsx'
import { Attachments } from '../files/Attachments.tsx'
import { ProjectPicker } from '../projects/ProjectPicker.tsx'
import { FormPanel } from './FormPanel.tsx'
import { DueOf, type FormOf, type TodoWords, WordFields } from './TodoFields.tsx'
import classes from './Todos.module.css'
import { todoReads, useTodo } from './todos.api.ts'
import { text } from './todos.messages.ts'
import { useKnownTodo } from './useKnownTodo.ts'

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

const EditTodoPanel = ({ todo, onClose, from = 'dashboard' }: Omit<EditTodoProps, 'tl_no'> & { todo: Todo }) => {
  const { tl_no, tl_title, tl_todo, due_dt, proj_no } = todo
  const state = OpenState.safeParse(todo.state).data
  const { form, bind, panel } = useKnownTodo(tl_no, { tl_title, tl_todo, due_dt, proj_no, state, from }, { onClose })
  const fields = form as unknown as FormOf<TodoWords>
  return (
    <FormPanel title={text.editTitle} submit={text.save} formId={formId} {...panel}>
      <form id={formId} {...bind} className={classes.form}>
        <WordFields form={fields} />
        <div className={classes.pair}>
          <DueOf form={fields} />
          <ProjectPicker
            label={text.project}
            value={form.values.proj_no ?? null}
            onChange={(chosen) => form.setFieldValue('proj_no', chosen)}
            error={form.errors.proj_no}
          />
        </div>
        {todo.may_change_state && (
          <Segments
            aria-label={text.changeState}
            data={states(todo, from)}
            value={form.values.state}
            onChange={(chosen) => form.setFieldValue('state', chosen)}
          />
        )}
        <section>
          <h3 className={classes.heading}>{text.files}</h3>
          <Attachments to={{ to_table: 'todo_list', to_no: tl_no }} canAdd stale={todoReads} />
        </section>
      </form>
    </FormPanel>
  )
}

/** Changes the words, the due date and the state of a todo. */
export const EditTodoDialog = ({ tl_no, ...props }: EditTodoProps) => {
  const found = useTodo(tl_no)
  const [todo] = found.data?.query ?? []
  if (!todo) return <WaitingPanel of={found} title={text.editTitle} onClose={props.onClose} />
  return <EditTodoPanel todo={todo} {...props} />
}
