import { readPart, type SourceFile } from '../pageSource.ts'

/** Names in the directory of an OLE file stand in one piece, as good as always. */
const mostDirectory = 32 * 1024

const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0])

const holds = (bytes: Uint8Array, name: string) => {
  const wanted = utf16(name)
  return bytes.some((byte, at) => byte === wanted[0] && wanted.every((each, index) => bytes[at + index] === each))
}

/** Where the directory begins, as the head of the file says it. */
export const directoryOf = (head: Uint8Array) => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return head.length < 52 ? 0 : (view.getUint32(48, true) + 1) * 2 ** Math.min(view.getUint16(30, true), 16)
}

export const marksIn = (directory: Uint8Array) => ({
  isEncrypted: holds(directory, 'EncryptedPackage'),
  hasMacros: holds(directory, '_VBA_PROJECT'),
})

/** What the directory of an OLE file tells: documents that Office encrypted, and macros. */
export const readOleMarks = async (file: SourceFile, head: Uint8Array) => {
  const start = directoryOf(head)
  if (start >= file.size) return { isEncrypted: false, hasMacros: false }
  return marksIn(await readPart(file, start, Math.min(file.size, start + mostDirectory)))
}
