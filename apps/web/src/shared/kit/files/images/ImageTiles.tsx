import type { Attachment } from '@crm/contract/features/files/files'
import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconPhotoOff, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../../ui/state/Skeleton.tsx'
import { filesText } from '../files.messages.ts'
import type { Upload } from '../upload/uploadItems.ts'
import classes from './ImageTiles.module.css'

const accepted = 'image/png,image/jpeg,image/webp,image/gif'

const CornerButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ActionIcon className={classes.corner} size={24} aria-label={label} title={label} onClick={onClick}>
    <IconX size={15} stroke={2} aria-hidden />
  </ActionIcon>
)

const usePreview = (file: File) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

const UploadTile = ({ item, onCancel, onRetry }: { item: Upload; onCancel: () => void; onRetry?: () => void }) => {
  const { file, state, sent, problem } = item
  const url = usePreview(file)
  const isMoving = state === 'sending' || state === 'finishing'
  return (
    <li className={classes.tile}>
      <span className={classes.picture} data-pending={state !== 'chosen' || undefined}>
        {url && <img src={url} alt={file.name} />}
      </span>
      {isMoving && (
        <Progress
          className={classes.state}
          value={file.size ? (sent / file.size) * 100 : 100}
          size={5}
          aria-label={filesText.progress(file.name)}
        />
      )}
      {state === 'failed' && (
        <span className={classes.failed} title={problem ?? undefined} role="alert" aria-label={problem ?? undefined}>
          {onRetry && (
            <Button size="xs" variant="default" onClick={onRetry}>
              {filesText.retry}
            </Button>
          )}
        </span>
      )}
      {state !== 'finishing' && <CornerButton label={`${filesText.cancel}: ${file.name}`} onClick={onCancel} />}
    </li>
  )
}

const AddTile = ({ count, max, onFiles }: { count: number; max: number; onFiles: (files: File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <li className={classes.tile}>
      <button type="button" className={classes.add} onClick={() => input.current?.click()}>
        <IconPhotoPlus size={22} stroke={1.5} aria-hidden />
        {max === 1 ? (
          filesText.addImage
        ) : (
          <>
            <span className="visually-hidden">{filesText.addImage}</span>
            {count}/{max}
          </>
        )}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        multiple={max > 1}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </li>
  )
}

interface ImageTilesProps {
  images: Attachment[]
  items?: readonly Upload[]
  /** Pictures that are being made smaller. */
  preparing?: number
  max: number
  /** The edit-permission flag: without it pictures are only shown. */
  canEdit: boolean
  canRemove: (image: Attachment) => boolean
  round?: boolean
  onFiles: (files: File[]) => void
  onRemove: (image: Attachment) => void
  onCancel: (id: number) => void
  onRetry?: (id: number) => void
}

const Nothing = () => (
  <li className={classes.tile}>
    <span className={classes.picture}>
      <span className={classes.none}>
        <IconPhotoOff size={20} stroke={1.5} aria-hidden />
        {filesText.noImage}
      </span>
    </span>
  </li>
)

const Tile = ({ image, corner }: { image: Attachment; corner: ReactNode }) => {
  const { originalname, presignedUrl } = image.file_info
  return (
    <li className={classes.tile}>
      <a className={classes.picture} href={presignedUrl} target="_blank" rel="noopener" title={filesText.open}>
        <img src={presignedUrl} alt={originalname} />
      </a>
      {corner}
    </li>
  )
}

/** Pictures of a record: those that are there, those on their way, and the place for the next. */
export const ImageTiles = ({ images, items = [], preparing = 0, max, canEdit, round, ...on }: ImageTilesProps) => {
  const count = images.length + items.length + preparing
  return (
    <ul className={classes.tiles} data-round={round || undefined}>
      {images.map((image) => (
        <Tile
          key={image.fa_no}
          image={image}
          corner={
            canEdit &&
            on.canRemove(image) && <CornerButton label={filesText.removeImage} onClick={() => on.onRemove(image)} />
          }
        />
      ))}
      {items.map((item) => (
        <UploadTile
          key={item.id}
          item={item}
          onCancel={() => on.onCancel(item.id)}
          {...(on.onRetry ? { onRetry: () => on.onRetry?.(item.id) } : {})}
        />
      ))}
      {Array.from({ length: preparing }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is being prepared has no identity yet
        <li key={`preparing${index}`} className={classes.tile}>
          <Skeleton h="100%" radius={12} />
        </li>
      ))}
      {canEdit && <AddTile count={count} max={max} onFiles={on.onFiles} />}
      {!canEdit && count === 0 && <Nothing />}
    </ul>
  )
}
