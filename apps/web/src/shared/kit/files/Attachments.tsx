import type { FileTarget } from '@crm/contract/features/files/files'
import { useState } from 'react'
import { useUser } from '../../lib/session/currentUser.ts'
import { AttachmentsView } from './AttachmentsView.tsx'
import { useDownloads } from './download/useDownloads.ts'
import { FileRow } from './FileRow.tsx'
import { useFiles, useRemoveFile, useRenameFile } from './files.api.ts'
import { useUploads } from './upload/useUploads.ts'

const pageSize = 30

interface AttachmentsProps {
  /** The record, which must exist; in a form that makes one use `FilePicker`. */
  to: FileTarget
  /** Whether files may be added here, and own ones changed; the server decides once more. */
  canAdd: boolean
  /** Pictures are made to fit into a square of so many pixels. */
  imageEdge?: number
}

/** The files of a record: `<Attachments to={{ to_table: 'clients', to_no: client_no }} canAdd />` */
export const Attachments = ({ to, canAdd, imageEdge }: AttachmentsProps) => {
  const user = useUser()
  const [limit, setLimit] = useState(pageSize)
  const found = useFiles(to, limit)
  const uploads = useUploads({ to, imageEdge })
  const downloads = useDownloads()
  const remove = useRemoveFile()
  const rename = useRenameFile()

  return (
    <AttachmentsView
      read={found}
      uploads={uploads}
      canAdd={canAdd}
      onMore={() => setLimit(limit + pageSize)}
      row={(file) => (
        <FileRow
          key={file.fa_no}
          file={file}
          isOwn={canAdd && file.user_no === user?.user_no}
          share={downloads.shareOf(file.fa_no)}
          onDownload={() => downloads.start(file)}
          onCancel={() => downloads.cancel(file.fa_no)}
          onRename={() => rename(file)}
          onRemove={() => remove(file)}
        />
      )}
    />
  )
}
