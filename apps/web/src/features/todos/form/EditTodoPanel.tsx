import { OpenState, type Todo, todoDone, todoState } from '@crm/contract/features/todos/todos.rows'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { FormPanel } from '../../../shared/kit/form/FormPanel.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import { todosText } from '../todos.messages.ts'
import { imageEdge } from './imageEdge.ts'
import { DueOf, WordFields } from './TodoFields.tsx'
import { useTodoForm } from './useTodoForm.tsx'
import { WithTodo } from './WithTodo.tsx'

interface EditTodoPanelProps {
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

const EditTodoForm = ({ todo, from, onClose }: Required<Omit<EditTodoPanelProps, 'tl_no'>> & { todo: Todo }) => {
  const state = useTodoForm(todo, { from, onClose })
  const { form } = state
  return (
    <FormPanel state={state} title={todosText.editTitle} submit={todosText.save} onClose={onClose}>
      <WordFields form={form} />
      <FieldGrid>
        <DueOf form={form} />
        <ProjectPicker
          label={todosText.project}
          value={form.values.proj_no ?? null}
          onChange={(chosen) => form.setFieldValue('proj_no', chosen)}
          error={form.errors.proj_no}
        />
      </FieldGrid>
      {todo.may_change_state && (
        <Segments
          aria-label={todosText.changeState}
          data={states(todo, from)}
          value={form.values.state}
          onChange={(chosen) => form.setFieldValue('state', chosen)}
        />
      )}
      <Section title={todosText.files}>
        <Attachments to={{ to_table: 'todo_list', to_no: todo.tl_no }} canAdd imageEdge={imageEdge} />
      </Section>
    </FormPanel>
  )
}

/** Changes the words, the due date and the state of a todo. */
export const EditTodoPanel = ({ tl_no, from = 'dashboard', onClose }: EditTodoPanelProps) => (
  <WithTodo tl_no={tl_no} title={todosText.editTitle} onClose={onClose}>
    {(todo) => <EditTodoForm todo={todo} from={from} onClose={onClose} />}
  </WithTodo>
)
