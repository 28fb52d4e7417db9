import { messages } from '@crm/contract/messages'
import { useState } from 'react'
import type { UseUploads } from '../../../shared/kit/files/upload/useUploads.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { todosText } from '../todos.messages.ts'

/** After a todo was made: its files follow, and how it went is said once. */
export const useSendFiles = (uploads: UseUploads) => {
  const [sending, setSending] = useState(false)
  const sendFiles = async (tl_no: number, done: string = messages.registered) => {
    setSending(true)
    const failed = uploads.items.length ? await uploads.sendTo({ to_table: 'todo_list', to_no: tl_no }) : 0
    setSending(false)
    if (failed) toast.error(todosText.someFilesFailed(failed))
    else toast.success(done)
  }
  return { sendFiles, sending }
}
