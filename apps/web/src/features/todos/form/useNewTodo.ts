import { todos } from '@crm/contract/features/todos/todos'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { useUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { useSendFiles } from './useSendFiles.ts'

interface Making {
  draftKey: string
  onClose: () => void
  /** Told of the new one. */
  onDone?: ((tl_no: number) => void) | undefined
}

/** The form of a todo that is not there yet: made first, then given its files. */
export const useNewTodo = (initial: RequestOf<typeof todos.create>['body'], { draftKey, onClose, onDone }: Making) => {
  const uploads = useUploads({})
  const { sendFiles, sending } = useSendFiles(uploads)
  const { form, bind, busy, restored, discardDraft } = useEndpointForm(todos.create, {
    initial,
    draftKey,
    onDone: async ({ query }) => {
      const [made] = query
      if (!made) return
      await sendFiles(made.tl_no)
      onClose()
      onDone?.(made.tl_no)
    },
  })
  return { form, bind, uploads, panel: { busy: busy || sending, restored, onDiscard: discardDraft, onClose } }
}
