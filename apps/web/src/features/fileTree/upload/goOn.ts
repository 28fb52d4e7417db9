import { fileOfHandle } from '../../../shared/kit/files/upload/fileHandles.ts'
import { isSameFile, type KeptUpload, keptUploads } from './keptUploads.ts'
import { sendToTree, type TreeUpload } from './treeUploads.tsx'

interface GoneOn {
  sent: number
  /** Files that are not what they were. */
  changed: number
  /** Files that the browser would not let us read. */
  refused: number
}

const send = async (uploads: readonly { upload: KeptUpload; file: File }[]) => {
  const taken: TreeUpload[] = []
  for (const { upload, file } of uploads)
    if (await keptUploads.take(upload.id)) taken.push({ file, target: upload.target, handle: upload.handle })
  sendToTree(taken)
  return taken.length
}

/** Goes on with the files that the browser lets us read; asks people only when they pressed the button. */
export const goOnByHandles = async (left: readonly KeptUpload[], mayAsk: boolean): Promise<GoneOn> => {
  const same: { upload: KeptUpload; file: File }[] = []
  const gone: GoneOn = { sent: 0, changed: 0, refused: 0 }
  for (const upload of left) {
    if (!upload.handle) continue
    try {
      const file = await fileOfHandle(upload.handle, mayAsk)
      if (!file) gone.refused += 1
      else if (isSameFile(upload, file)) same.push({ upload, file })
      else gone.changed += 1
    } catch {
      // It was moved or deleted.
      gone.changed += 1
    }
  }
  return { ...gone, sent: await send(same) }
}

/** Of the files that people chose again, those that were on their way; each goes to where it was meant to go. */
export const matchChosen = (left: readonly KeptUpload[], chosen: readonly File[]) => {
  const open = [...left]
  return chosen.flatMap((file) => {
    const at = open.findIndex((upload) => isSameFile(upload, file))
    const [upload] = at < 0 ? [] : open.splice(at, 1)
    return upload ? [{ upload, file }] : []
  })
}

export const goOnByChoice = (left: readonly KeptUpload[], chosen: readonly File[]) => send(matchChosen(left, chosen))
