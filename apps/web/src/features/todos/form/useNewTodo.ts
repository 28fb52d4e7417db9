import { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { imageEdge } from './imageEdge.ts'
import { todoLabels } from './todoLabels.ts'

interface NewTodoOptions {
  draft: string
  /** What is said once it is there. */
  done: string
  onClose: () => void
  /** Told of the new one. */
  onDone?: ((tl_no: number) => void) | undefined
}

/** The form of a todo that is not there yet: made first, then given its files. */
export const useNewTodo = (
  blank: RequestOf<typeof todos.create>['body'],
  { draft, done, onClose, onDone }: NewTodoOptions,
) => {
  const uploads = useUploads({ imageEdge })
  const state = useRecordForm({
    create: todos.create,
    toValues: () => blank,
    labels: todoLabels,
    draft,
    done,
    files: [{ uploads, to_table: 'todo_list', to_no: ({ tl_no }) => tl_no }],
    onDone: ({ tl_no }) => {
      onClose()
      onDone?.(tl_no)
    },
  })
  return { state, uploads }
}
