import type { Attachment } from '@crm/contract/features/files/files'
import { ActionIcon, Progress } from '@mantine/core'
import { IconDownload, IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import { showBytes } from '../../lib/format/bytes.ts'
import { showDateTime } from '../../lib/format/date.ts'
import classes from './FileRows.module.css'
import { FileMark, FileName } from './FileWords.tsx'
import { isShownImage } from './fileKind.ts'
import { filesText } from './files.messages.ts'

const iconProps = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
/** Larger pictures are not worth fetching for a sign of 38 pixels. */
const largestPicture = 3 * 1024 * 1024

interface FileRowProps {
  file: Attachment
  /** Only the uploader renames and removes. */
  isOwn: boolean
  /** How much has arrived, while it is being downloaded. */
  share?: number | undefined
  onDownload: () => void
  onCancel: () => void
  onRename: () => void
  onRemove: () => void
}

const pictureOf = ({ mimetype, size, presignedUrl }: Attachment['file_info']) =>
  isShownImage(mimetype) && size <= largestPicture ? presignedUrl : undefined

const OwnActions = ({ name, onRename, onRemove }: { name: string } & Pick<FileRowProps, 'onRename' | 'onRemove'>) => (
  <>
    <ActionIcon size="sm" aria-label={`${filesText.rename}: ${name}`} title={filesText.rename} onClick={onRename}>
      <IconPencil {...iconProps} />
    </ActionIcon>
    <ActionIcon size="sm" aria-label={`${filesText.remove}: ${name}`} title={filesText.remove} onClick={onRemove}>
      <IconTrash {...iconProps} />
    </ActionIcon>
  </>
)

/** One attachment: what it is, who brought it, and what can be done with it. */
export const FileRow = ({ file, isOwn, share, onDownload, onCancel, onRename, onRemove }: FileRowProps) => {
  const { file_info, user_name, reg_dt } = file
  const name = file_info.originalname
  const isDownloading = share !== undefined
  return (
    <li className={classes.row}>
      <FileMark name={name} picture={pictureOf(file_info)} />
      <div className={classes.words}>
        <FileName name={name} onClick={isDownloading ? undefined : onDownload} />
        {isDownloading && (
          <Progress value={share * 100} size={4} aria-label={filesText.downloading} className={classes.bar} />
        )}
        <p className={classes.facts}>
          {isDownloading ? `${filesText.downloading} ${Math.floor(share * 100)}% · ` : ''}
          {[showBytes(file_info.size), user_name, showDateTime(reg_dt)].join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        {isDownloading ? (
          <ActionIcon
            size="sm"
            aria-label={filesText.cancelDownload}
            title={filesText.cancelDownload}
            onClick={onCancel}
          >
            <IconX {...iconProps} />
          </ActionIcon>
        ) : (
          <ActionIcon
            size="sm"
            aria-label={`${filesText.download}: ${name}`}
            title={filesText.download}
            onClick={onDownload}
          >
            <IconDownload {...iconProps} />
          </ActionIcon>
        )}
        {isOwn && !isDownloading && <OwnActions name={name} onRename={onRename} onRemove={onRemove} />}
      </div>
    </li>
  )
}
