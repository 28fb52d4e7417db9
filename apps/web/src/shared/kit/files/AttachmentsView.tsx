import type { Attachment } from '@crm/contract/features/files/files'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListRead } from '../../ui/list/DataList.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import classes from './Attachments.module.css'
import rows from './FileRows.module.css'
import { filesText } from './files.messages.ts'
import { FileDrop } from './upload/FileDrop.tsx'
import { UploadRow } from './upload/UploadRow.tsx'
import type { UseUploads } from './upload/useUploads.ts'

interface AttachmentsViewProps {
  read: ListRead<Attachment>
  uploads: Pick<UseUploads, 'items' | 'add' | 'cancel' | 'retry'>
  canAdd: boolean
  onMore: () => void
  row: (file: Attachment) => ReactNode
}

const hinted = ['a', 'b']

const RowsToCome = () => (
  <ul className={rows.rows} aria-busy>
    {hinted.map((key) => (
      <li key={key} className={rows.row}>
        <Skeleton w={38} h={38} />
        <div className={rows.words}>
          <Skeleton h={13} w="45%" />
          <Skeleton h={11} w="30%" mt={8} />
        </div>
      </li>
    ))}
  </ul>
)

/** A record's files in all their states: loading, failed, none, on their way, there. */
export const AttachmentsView = ({ read, uploads, canAdd, onMore, row }: AttachmentsViewProps) => {
  const files = read.data?.query ?? []
  const total = read.data?.total ?? files.length
  const isEmpty = read.data && files.length === 0 && uploads.items.length === 0

  return (
    <div className={classes.attachments}>
      {canAdd && <FileDrop onFiles={uploads.add} />}
      {!read.data && read.isPending && <RowsToCome />}
      {read.isError && !read.data && <ErrorState reason={read.error?.message} onRetry={() => read.refetch()} />}
      {isEmpty && canAdd && <p className={classes.none}>{messages.noFiles}</p>}
      {isEmpty && !canAdd && <EmptyState words={messages.noFiles} />}
      {uploads.items.length + files.length > 0 && (
        <ul className={rows.rows} aria-label={filesText.title}>
          {uploads.items.map((item) => (
            <UploadRow
              key={`up${item.id}`}
              item={item}
              onCancel={() => uploads.cancel(item.id)}
              onRetry={() => uploads.retry(item.id)}
            />
          ))}
          {files.map(row)}
        </ul>
      )}
      {total > files.length && files.length > 0 && (
        <Button variant="default" size="xs" className={classes.more} onClick={onMore}>
          {filesText.more}
        </Button>
      )}
    </div>
  )
}
