import { todos } from '@crm/contract/features/todos/todos'
import { OpenState, type Todo, todoState } from '@crm/contract/features/todos/todos.rows'
import { messages } from '@crm/contract/messages'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { ProjectName } from '../../reference/names.tsx'
import { todoChange } from './todoChange.ts'
import { todoLabels } from './todoLabels.ts'

interface TodoFormOptions {
  /** On the dashboard what is done stays done. */
  from: 'dashboard' | 'detail'
  onClose: () => void
  onDone?: ((tl_no: number) => void) | undefined
}

const valuesOf = ({ tl_title, tl_todo, due_dt, proj_no, state }: Todo) => ({
  tl_title,
  tl_todo,
  due_dt,
  proj_no,
  state: OpenState.safeParse(state).data,
})

/** The form of a todo or an issue that is there; whichever of its forms is open, its words are one draft. */
export const useTodoForm = (todo: Todo, { from, onClose, onDone }: TodoFormOptions) =>
  useRecordForm({
    update: todos.update,
    record: todo,
    toValues: (row) => valuesOf(row ?? todo),
    toBody: (values, before) => ({ ...todoChange(values, before), from }),
    labels: todoLabels,
    show: {
      tl_todo: (html) => <RichTextView html={html} />,
      due_dt: showDateTime,
      proj_no: (no) => <ProjectName no={no} />,
      state: todoState.label,
    },
    draft: `todo.${todo.tl_no}`,
    notKept: ['state'],
    done: messages.completed,
    onDone: () => {
      onClose()
      onDone?.(todo.tl_no)
    },
  })
