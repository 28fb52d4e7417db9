import { inflateRawSync } from 'node:zlib'
import { errorCode } from '../errorCode.ts'
import { importText } from './import.messages.ts'
import { TableProblem } from './tableProblem.ts'

const endMark = 0x06054b50
const directoryMark = 0x02014b50
const endLength = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8
const mostEntries = 2000

const broken = () => new TableProblem(importText.broken)

const findEnd = (bytes: Buffer) => {
  const first = Math.max(0, bytes.length - endLength - longestComment)
  for (let at = bytes.length - endLength; at >= first; at--) if (bytes.readUInt32LE(at) === endMark) return at
  throw broken()
}

const contentOf = (bytes: Buffer, at: number, method: number, packed: number, most: number) => {
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const content = bytes.subarray(start, start + packed)
  if (method === stored && content.length <= most) return content
  if (method !== deflated) throw broken()
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const isTooLarge = errorCode(error) === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? new TableProblem(importText.unpacksTooLarge) : broken()
  }
}

/**
 * The wanted entries of a zip file, never more than `most` bytes in all, whatever the file says of its own sizes:
 * the reader of Excel files believes what a file says.
 */
export const unzip = (bytes: Buffer, isWanted: (name: string) => boolean, most: number): Map<string, Buffer> => {
  const found = new Map<string, Buffer>()
  let left = most
  try {
    const end = findEnd(bytes)
    const count = bytes.readUInt16LE(end + 10)
    if (count > mostEntries) throw new TableProblem(importText.unpacksTooLarge)
    let at = bytes.readUInt32LE(end + 16)
    for (let entry = 0; entry < count; entry++) {
      if (bytes.readUInt32LE(at) !== directoryMark) throw broken()
      const nameLength = bytes.readUInt16LE(at + 28)
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
      if (isWanted(name)) {
        const [method, packed, local] = [
          bytes.readUInt16LE(at + 10),
          bytes.readUInt32LE(at + 20),
          bytes.readUInt32LE(at + 42),
        ]
        const content = contentOf(bytes, local, method, packed, left)
        left -= content.length
        found.set(name, content)
      }
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
  } catch (error) {
    // Reading beyond the end of the file.
    throw error instanceof RangeError ? broken() : error
  }
  return found
}
