import { type CFB$Container, find } from 'cfb'
import { Inflate } from 'fflate'
import type { ReadText } from './answer.ts'
import { collectWords, type Words } from './words.ts'

/** A section that unpacks to more is built to do harm. */
const mostSectionBytes = 64 * 1024 * 1024
const paragraphText = 67

/** Of the flags in FileHeader. */
const compressed = 1
const withPassword = 2
const forDistribution = 4

/** Control characters that take one place in the text; all others below 32 take eight. */
const oneWide = new Set([0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31])
const asText: Record<number, string> = { 9: ' ', 10: '\n', 24: '-', 30: ' ', 31: ' ' }

const streamOf = (file: CFB$Container, path: string): Uint8Array | undefined => {
  const content = find(file, path)?.content
  return content && content.length > 0 ? Uint8Array.from(content) : undefined
}

const inflate = (bytes: Uint8Array): Uint8Array => {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((piece) => {
    size += piece.length
    if (size > mostSectionBytes) throw new Error('too much to unpack')
    pieces.push(piece)
  })
  const step = 64 * 1024
  for (let at = 0; at < bytes.length; at += step) stream.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  return Uint8Array.from(Buffer.concat(pieces))
}

const addParagraph = (words: Words, text: DataView) => {
  let run = ''
  for (let at = 0; at + 1 < text.byteLength; ) {
    const code = text.getUint16(at, true)
    run += code < 32 ? (asText[code] ?? '') : String.fromCharCode(code)
    at += code < 32 && !oneWide.has(code) ? 16 : 2
  }
  words.add(`${run}\n`)
}

/** A section is a row of records: ten bits of kind, ten of depth, twelve of size, or a size of its own after them. */
const addSection = (words: Words, bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 4 <= view.byteLength && !words.isFull(); ) {
    const head = view.getUint32(at, true)
    at += 4
    let size = head >>> 20
    if (size === 0xfff) {
      if (at + 4 > view.byteLength) return
      size = view.getUint32(at, true)
      at += 4
    }
    if (at + size > view.byteLength) return
    if ((head & 0x3ff) === paragraphText) addParagraph(words, new DataView(bytes.buffer, bytes.byteOffset + at, size))
    at += size
  }
}

/** Reads the sections of a HWP 5 file; of one whose sections are locked for distribution, the preview that it carries. */
export const readHwp = (file: CFB$Container): ReadText => {
  const header = streamOf(file, '/FileHeader')
  if (!header || header.length < 40) throw new Error('no header')
  const flags = new DataView(header.buffer, header.byteOffset).getUint32(36, true)
  if (flags & withPassword) throw new Error('encrypted')
  const words = collectWords()
  if (!(flags & forDistribution)) {
    for (let section = 0; !words.isFull(); section += 1) {
      const bytes = streamOf(file, `/BodyText/Section${section}`)
      if (!bytes) break
      addSection(words, flags & compressed ? inflate(bytes) : bytes)
    }
  }
  const preview = streamOf(file, '/PrvText')
  if (!words.text() && preview) words.add(new TextDecoder('utf-16le').decode(preview))
  return { text: words.text(), pages: null }
}
