import { type CFB$Container, find, read as readContainer } from 'cfb'
import { fileTypeFromBuffer } from 'file-type'
import type { DocumentType, ReaderAnswer, ReadText } from './answer.ts'
import { typeOfContainer, typeOfZip } from './documentType.ts'
import { readHwp } from './hwp.ts'
import { readDocx, readHwpx, readPptx, readXlsx } from './office.ts'
import { readPdf } from './pdf.ts'
import { decodeText } from './plainText.ts'
import { namesInZip } from './zip.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

const zipReaders: Partial<Record<DocumentType, (bytes: Uint8Array) => ReadText>> = {
  docx: readDocx,
  pptx: readPptx,
  xlsx: readXlsx,
  hwpx: readHwpx,
}

const attempt = async (
  type: DocumentType,
  read: () => ReadText | null | Promise<ReadText | null>,
): Promise<ReaderAnswer> => {
  try {
    return { type, read: await read() }
  } catch (error) {
    return { type, broken: error instanceof Error ? error.message : String(error) }
  }
}

const readOldContainer = (bytes: Uint8Array): Promise<ReaderAnswer> | ReaderAnswer => {
  let file: CFB$Container
  try {
    file = readContainer(bytes, { type: 'array' })
  } catch {
    return { type: 'other', broken: 'damaged container' }
  }
  const type = typeOfContainer(file)
  if (find(file, '/EncryptedPackage')) return { type, broken: 'encrypted' }
  return attempt(type, () => (type === 'hwp' ? readHwp(file) : null))
}

const readZip = async (bytes: Uint8Array): Promise<ReaderAnswer> => {
  const names: string[] = []
  try {
    names.push(...namesInZip(bytes))
  } catch (error) {
    return { type: 'other', broken: error instanceof Error ? error.message : String(error) }
  }
  const type = typeOfZip(names)
  return attempt(type, () => zipReaders[type]?.(bytes) ?? null)
}

/** Reads the words in a file by what its content is; names and declared types are not looked at. */
export const readWords = async (bytes: Uint8Array): Promise<ReaderAnswer> => {
  if (isZip(bytes)) return readZip(bytes)
  const found = await fileTypeFromBuffer(bytes.subarray(0, 4100))
  if (found?.ext === 'pdf') return attempt('pdf', () => readPdf(bytes))
  if (found?.ext === 'cfb') return readOldContainer(bytes)
  if (found) return { type: 'other', read: null }
  const text = decodeText(bytes)
  return text === null ? { type: 'other', read: null } : { type: 'text', read: { text, pages: null } }
}
