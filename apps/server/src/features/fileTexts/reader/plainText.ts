import iconv from 'iconv-lite'
import { mostCharacters, storableText } from './words.ts'

const mostBytes = mostCharacters * 4

const decodeUtf8 = (bytes: Uint8Array, isCut: boolean) => {
  try {
    // A cut may go through a letter; streaming leaves its half out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null
  }
}

/** A table or note in one of the encodings that Korean programs write, or null where the bytes are no text. */
export const decodeText = (whole: Uint8Array): string | null => {
  const bytes = whole.subarray(0, mostBytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return storableText(new TextDecoder('utf-16le').decode(bytes))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return storableText(new TextDecoder('utf-16be').decode(bytes))
  if (bytes.includes(0)) return null
  const isCut = bytes.length < whole.length
  const text = decodeUtf8(bytes, isCut) ?? iconv.decode(Buffer.from(bytes), 'cp949')
  const wrong = text.split('\ufffd').length - 1
  return wrong > text.length / 100 + 1 ? null : storableText(text)
}
