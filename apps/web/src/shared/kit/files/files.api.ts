import { type Attachment, type FileTarget, files } from '@crm/contract/features/files/files'
import { messages } from '@crm/contract/messages'
import { sayDone } from '../../lib/server/undo.ts'
import { useRead } from '../../lib/server/useRead.ts'
import { useSend } from '../../lib/server/useSend.ts'
import { useWrite } from '../../lib/server/useWrite.ts'
import { confirm, prompt } from '../../ui/overlay/dialogs.ts'
import { filesText } from './files.messages.ts'

/** The newest files of a record. */
export const useFiles = (to: FileTarget, limit: number) => useRead(files.list, { query: { ...to, limit } })

/** Asks, then removes, which can be taken back; only the uploader may. */
export const useRemoveFile = (question: string = messages.reallyDelete) => {
  const send = useSend()
  const remove = useWrite(files.remove)
  return async ({ fa_no, file_no, to_table, to_no, file_info }: Attachment) => {
    const words = {
      title: question,
      description: file_info.originalname,
      yes: filesText.remove,
      tone: 'danger',
    } as const
    const attachAgain = () => send(files.completeUpload, { body: { file_no, to_table, to_no } })
    if (await confirm(words)) {
      remove.mutate({ params: { fa_no } }, { onSuccess: () => sayDone(messages.deleted, attachAgain) })
    }
  }
}

/** Asks for the new name, then renames; only the uploader may. */
export const useRenameFile = () => {
  const rename = useWrite(files.rename, { done: messages.changed })
  return async ({ fa_no, file_info }: Pick<Attachment, 'fa_no' | 'file_info'>) => {
    const originalname = await prompt({
      title: filesText.renameTitle,
      label: filesText.fileName,
      initial: file_info.originalname,
      yes: filesText.rename,
      check: (name) => (name.trim() ? null : filesText.nameMissing),
    })
    if (originalname !== null && originalname !== file_info.originalname) {
      rename.mutate({ params: { fa_no }, body: { originalname } })
    }
  }
}
