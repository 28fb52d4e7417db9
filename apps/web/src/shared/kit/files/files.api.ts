import { type Attachment, type FileTarget, files } from '@crm/contract/features/files/files'
import { messages } from '@crm/contract/messages'
import { useRead } from '../../lib/useRead.ts'
import { useWrite } from '../../lib/useWrite.ts'
import { confirm, prompt } from '../../ui/dialogs.ts'
import { filesText } from './files.messages.ts'

/** The newest files of a record. */
export const useFiles = (to: FileTarget, limit: number) => useRead(files.list, { query: { ...to, limit } })

/** Asks, then removes; only the uploader may. */
export const useRemoveFile = (question: string = messages.reallyDelete) => {
  const remove = useWrite(files.remove, { done: messages.deleted })
  return async ({ fa_no, file_info }: Pick<Attachment, 'fa_no' | 'file_info'>) => {
    const words = {
      title: question,
      description: file_info.originalname,
      yes: filesText.remove,
      tone: 'danger',
    } as const
    if (await confirm(words)) remove.mutate({ params: { fa_no } })
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
