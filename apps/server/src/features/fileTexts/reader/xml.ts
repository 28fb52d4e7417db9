import { Parser } from 'htmlparser2'
import type { Words } from './words.ts'

/** Which elements hold text, and which ones end a line or a cell. */
export interface TextTags {
  text: readonly string[]
  lineEnds: readonly string[]
  spaces?: readonly string[]
}

const step = 64 * 1024

/** Adds the text of an XML part, until there is enough. Entities that the part itself declares are not expanded. */
export const addXmlText = (words: Words, bytes: Uint8Array, { text, lineEnds, spaces = [] }: TextTags) => {
  let depth = 0
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (text.includes(name)) depth += 1
        if (spaces.includes(name)) words.add(' ')
      },
      ontext: (piece) => {
        if (depth) words.add(piece)
      },
      onclosetag: (name) => {
        if (text.includes(name)) depth -= 1
        if (lineEnds.includes(name)) words.add('\n')
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length && !words.isFull(); at += step) {
    parser.write(decoder.decode(bytes.subarray(at, at + step), { stream: true }))
  }
  parser.end()
}
