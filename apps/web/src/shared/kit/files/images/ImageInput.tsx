import type { Attachment, FileTarget } from '@crm/contract/features/files/files'
import { useUser } from '../../../lib/session/currentUser.ts'
import { confirm } from '../../../ui/overlay/dialogs.ts'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { Skeleton } from '../../../ui/state/Skeleton.tsx'
import { isShownImage } from '../fileKind.ts'
import { useFiles, useRemoveFile } from '../files.api.ts'
import { filesText } from '../files.messages.ts'
import { type UseUploads, useUploads } from '../upload/useUploads.ts'
import { ImageTiles } from './ImageTiles.tsx'
import { useImageChoice } from './useImageChoice.ts'

/** Longest side in pixels (docs/rules.md, files); the staff dashboard uses 1024. */
const usualEdge = 1280
const mostShown = 100

interface ImageInputProps {
  to: FileTarget
  max?: number
  /** The edit-permission flag: without it pictures are only shown. */
  canEdit: boolean
  /** Longest side of what is stored, in pixels. */
  edge?: number
  /** For pictures of people. */
  round?: boolean
  /** Where whoever may edit takes any picture away, and not its uploader alone; asked before. */
  onRemove?: () => void
}

const oldestFirst = (files: Attachment[] | undefined) =>
  (files ?? []).filter(({ file_info }) => isShownImage(file_info.mimetype)).toReversed()

/** The pictures of a record: `<ImageInput to={{ to_table: 'users', to_no: user_no }} canEdit round />` */
export const ImageInput = ({ to, max = 1, canEdit, edge = usualEdge, round, onRemove }: ImageInputProps) => {
  const user = useUser()
  const found = useFiles(to, mostShown)
  const uploads = useUploads({ to })
  const images = oldestFirst(found.data?.query)
  const count = images.length + uploads.items.length
  const { choose, preparing } = useImageChoice({ max, count, edge, onReady: uploads.add })
  const removeOwn = useRemoveFile(filesText.reallyDeleteImage)
  const askRemove = async () => {
    if (await confirm({ title: filesText.reallyDeleteImage, yes: filesText.remove, tone: 'danger' })) onRemove?.()
  }

  if (found.isError && !found.data) return <ErrorState reason={found.error?.message} onRetry={() => found.refetch()} />
  if (!found.data) return <Skeleton w={104} h={104} radius={round ? 999 : 12} />
  return (
    <ImageTiles
      images={images}
      items={uploads.items}
      preparing={preparing}
      max={max}
      canEdit={canEdit}
      canRemove={(image) => onRemove !== undefined || image.user_no === user?.user_no}
      round={round}
      onFiles={choose}
      onRemove={onRemove ? askRemove : removeOwn}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
    />
  )
}

interface ImagePickerProps extends Pick<ImageInputProps, 'max' | 'edge' | 'round'> {
  uploads: UseUploads
}

/** The same in a form whose record does not exist yet: `uploads.sendTo(…)` once it does. */
export const ImagePicker = ({ uploads, max = 1, edge = usualEdge, round }: ImagePickerProps) => {
  const { choose, preparing } = useImageChoice({
    ...{ max, count: uploads.items.length, edge },
    onReady: uploads.add,
    onWork: uploads.waitFor,
  })
  return (
    <ImageTiles
      images={[]}
      items={uploads.items}
      preparing={preparing}
      max={max}
      canEdit
      canRemove={() => false}
      round={round}
      onFiles={choose}
      onRemove={() => {}}
      onCancel={uploads.cancel}
    />
  )
}
