import { editor } from '@crm/contract/features/editor/editor'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { editorPictures, editorTable, uploadImage } from './editor.service.ts'

export const editorFeature = feature(
  editor,
  { uploadImage: withoutTransaction(uploadImage) },
  { fileOwners: { [editorTable]: editorPictures } },
)
