import { todos } from '@crm/contract/features/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { messages } from '@crm/contract/messages'
import { useEndpointForm } from '../../shared/lib/useEndpointForm.ts'
import { todoReads } from './todos.api.ts'

/** The form of a todo that is there; whichever of its forms is open, it is one draft. */
export const useKnownTodo = (
  tl_no: number,
  initial: NonNullable<RequestOf<typeof todos.update>['body']>,
  { onClose, onDone }: { onClose: () => void; onDone?: ((tl_no: number) => void) | undefined },
) => {
  const { form, bind, busy, restored, discardDraft } = useEndpointForm(todos.update, {
    initial,
    request: { params: { tl_no } },
    stale: todoReads,
    done: messages.completed,
    draftKey: `todo.${tl_no}`,
    onDone: () => {
      onClose()
      onDone?.(tl_no)
    },
  })
  return { form, bind, panel: { busy, restored, onDiscard: discardDraft, onClose } }
}
