import { FilePicker } from '../../../shared/kit/files/upload/FilePicker.tsx'
import classes from '../Todos.module.css'
import { todosText } from '../todos.messages.ts'
import { FormPanel } from './FormPanel.tsx'
import { AddressFields, WordFields } from './TodoFields.tsx'
import { useNewTodo } from './useNewTodo.ts'

const formId = 'todo-form'

interface CreateTodoProps {
  onClose: () => void
  /** Told of the new one. */
  onDone?: ((tl_no: number) => void) | undefined
  /** Where it is made from a project. */
  proj_no?: number | undefined
}

const CreateTodoPanel = ({ onClose, onDone, proj_no }: CreateTodoProps) => {
  const { form, bind, uploads, panel } = useNewTodo(
    { tl_title: '', tl_todo: '', due_dt: null, proj_no: proj_no ?? null, tl_tos: [] },
    { draftKey: proj_no ? `todo.create.${proj_no}` : 'todo.create', onClose, onDone },
  )
  return (
    <FormPanel title={todosText.createTitle} submit={todosText.submit} formId={formId} {...panel}>
      <form id={formId} {...bind} className={classes.form}>
        <WordFields form={form} chosen={form.values.tl_tos} />
        <AddressFields form={form} />
        <section>
          <h3 className={classes.heading}>{todosText.files}</h3>
          <FilePicker uploads={uploads} />
        </section>
      </form>
    </FormPanel>
  )
}

/** A new todo, in a panel beside whatever one was doing. */
export const CreateTodoModal = ({ opened, ...props }: CreateTodoProps & { opened: boolean }) =>
  opened ? <CreateTodoPanel {...props} /> : null
