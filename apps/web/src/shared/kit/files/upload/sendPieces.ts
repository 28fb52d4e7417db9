import { pieceBytes, type UploadPieces } from '@crm/contract/features/files/files'
import { filesText } from '../files.messages.ts'
import type { PostForm, Posting } from './sendForm.ts'

/** A large file goes in pieces: what was cut off goes on where it was. */
export const isInPieces = ({ size }: { size: number }) => size > pieceBytes

/** A file that was changed or deleted since it was chosen looks like a lost connection while it is sent. */
const checkReadable = async (part: Blob) => {
  try {
    await part.slice(0, 1).arrayBuffer()
  } catch {
    throw new Error(filesText.fileChanged)
  }
}

/** Asks which pieces are missing and sends them, until none is. */
export const sendPieces = async (
  file: File,
  { onSent, signal }: Posting,
  { requestPieces, postForm }: { requestPieces: () => Promise<UploadPieces>; postForm: PostForm },
) => {
  for (;;) {
    const { arrived_bytes, pieces } = await requestPieces()
    let sent = arrived_bytes
    onSent(sent)
    if (pieces.length === 0) return
    for (const piece of pieces) {
      signal.throwIfAborted()
      const part = file.slice(piece.offset, piece.offset + piece.size)
      await checkReadable(part)
      const before = sent
      await postForm(piece, part, { signal, onSent: (bytes) => onSent(before + bytes) })
      sent += piece.size
    }
  }
}
