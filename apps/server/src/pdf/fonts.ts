import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import * as fontkit from 'fontkit'
import type { Weight } from './style.ts'

const fileOf = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/alternative/Pretendard-${name}.ttf`)))

/** TrueType files: pdfkit embeds only the letters that a document uses, with a table for copying and searching. */
export const readFonts = (): Record<Weight, Buffer> => ({ regular: fileOf('Regular'), bold: fileOf('SemiBold') })

/** A WOFF file as plain TrueType: fontkit would unpack whole tables again for every letter. */
const unpackWoff = (woff: Buffer) => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + index * 20, 64 + index * 20)
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const body = woff.subarray(start, start + packed)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packed < length ? inflateSync(body) : body,
    }
  })
  const head = Buffer.alloc(12 + count * 16)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let at = head.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = head.subarray(12 + index * 16)
    tag.copy(entry, 0)
    checksum.copy(entry, 4)
    entry.writeUInt32BE(at, 8)
    entry.writeUInt32BE(data.length, 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    at += data.length + padding.length
  })
  return Buffer.concat(parts)
}

const handwritingFile = '@fontsource/nanum-pen-script/files/nanum-pen-script-korean-400-normal.woff'

/** Looks as if written by hand, for names in the place of a signature; read where a document has one. */
export const readHandwriting = () => unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(handwritingFile))))

/** What would only cost time: composed Korean needs no joining, and signs such as -> stay as they were written. */
const unused = {
  calt: false,
  ccmp: false,
  clig: false,
  liga: false,
  locl: false,
  mark: false,
  mkmk: false,
  rlig: false,
}

/** Opened for one document: a font remembers its letters, and the next document must not depend on the last one. */
export const openFont = (file: Buffer) => {
  const font = fontkit.create(file) as fontkit.Font
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    const asked = Array.isArray(features) ? Object.fromEntries(features.map((name) => [name, true])) : features
    return layout(text, { ...unused, ...asked })
  }
  return font
}

/** Stands where the fonts have no letter. */
export const fallback = '□'

interface Coverage {
  /** The letters of a text that the fonts lack, each once. */
  missing: (text: string) => string[]
  /** The text as it can be printed: composed, without control characters, and with □ for what the fonts lack. */
  printable: (text: string) => string
}

/** Characters without a shape of their own, which only change how their neighbours are joined or shown. */
const invisible = /\p{Cf}|\p{Variation_Selector}/gu
const isInvisible = (letter: string) => /^(?:\p{Cf}|\p{Variation_Selector})$/u.test(letter)

const coverages = new WeakMap<Buffer, Coverage>()

/** Whether the fonts have all that a text needs; both weights have the same letters. Read once for all documents. */
export const coverageOf = ({ regular }: Record<Weight, Buffer>): Coverage => {
  const known = coverages.get(regular) ?? readCoverage(regular)
  coverages.set(regular, known)
  return known
}

const readCoverage = (regular: Buffer): Coverage => {
  const font = fontkit.create(regular) as fontkit.Font
  const known = new Map<number, boolean>()
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    const before = known.get(code)
    if (before !== undefined) return before
    const found = isInvisible(letter) || font.hasGlyphForCodePoint(code)
    known.set(code, found)
    return found
  }
  const isWhole = (grapheme: string) => {
    for (const letter of grapheme) if (!has(letter)) return false
    return true
  }
  const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })
  const normal = (text: string) =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/\p{Zs}/gu, ' ')
      .replaceAll('\t', '    ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')

  return {
    missing: (text) => {
      const letters = [...normal(text).replaceAll('\n', '')]
      return [...new Set(letters.filter((letter) => !has(letter)))]
    },
    printable: (text) => {
      const whole = normal(text)
      let printed = ''
      for (const line of whole.split(/(\n)/)) {
        if (line === '\n' || isWhole(line)) printed += line
        // A face of several code points is one □, not seven.
        else for (const { segment } of graphemes.segment(line)) printed += isWhole(segment) ? segment : fallback
      }
      return printed.replace(invisible, '')
    },
  }
}
