import type { Attachment } from '@crm/contract/features/files/files'
import { type ReactNode, useState } from 'react'
import { filesText as fileText } from '../../shared/kit/files/files.messages.ts'
import { ImagePicker } from '../../shared/kit/files/images/ImageInput.tsx'
import { ImageTiles } from '../../shared/kit/files/images/ImageTiles.tsx'
import { useUploads } from '../../shared/kit/files/upload/useUploads.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { pictures, pictureUploads, practice } from './fileSampleData.ts'
import { galleryText } from './gallery.messages.ts'
import classes from './Sample.module.css'
import { Sample } from './Sample.tsx'

const words = galleryText.images
const nowhere = () => {}
const shown = { canRemove: () => true, onFiles: nowhere, onRemove: nowhere, onCancel: nowhere, onRetry: nowhere }

const Several = () => {
  const [images, setImages] = useState<Attachment[]>(pictures)
  const remove = async (image: Attachment) => {
    const question = { title: fileText.reallyDeleteImage, yes: fileText.remove, tone: 'danger' } as const
    if (await confirm(question)) setImages(images.filter((other) => other !== image))
  }
  return <ImageTiles {...shown} images={images} max={5} canEdit onRemove={remove} />
}

const One = () => <ImagePicker uploads={useUploads({ by: practice })} round />

export const ImageSamples = () => {
  const places: [string, ReactNode][] = [
    [words.several, <Several key="several" />],
    [words.one, <One key="one" />],
    [
      words.pending,
      <ImageTiles key="pending" {...shown} images={[]} items={pictureUploads} preparing={1} max={10} canEdit />,
    ],
    [words.shown, <ImageTiles key="shown" {...shown} images={pictures} max={5} canEdit={false} />],
    [words.none, <ImageTiles key="none" {...shown} images={[]} max={1} canEdit={false} />],
  ]
  return (
    <Sample name="images">
      <div className={classes.places}>
        {places.map(([title, sample]) => (
          <Card key={title} title={title}>
            {sample}
          </Card>
        ))}
      </div>
    </Sample>
  )
}
