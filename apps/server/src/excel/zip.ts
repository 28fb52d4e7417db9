import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

interface ZipEntry {
  /** ASCII, with `/` between folders. */
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: string
  at: number
  crc: number
  packed: number
  size: number
}

const version = 20
const deflated = 8
/** Sizes follow the data: it is not known yet how large it will be. */
const sizesFollow = 0x08
// 1980-01-01, the first day of the format: the same rows always give the same file.
const firstDay = 0x21

const numbers = (...fields: [value: number, bytes: 2 | 4][]) => {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const localHeader = (name: string) =>
  Buffer.concat([
    numbers([0x04034b50, 4], [version, 2], [sizesFollow, 2], [deflated, 2], [0, 2], [firstDay, 2]),
    numbers([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
    Buffer.from(name),
  ])

const sizesOf = ({ crc, packed, size }: Written) => numbers([crc, 4], [packed, 4], [size, 4])

const centralHeader = (entry: Written) =>
  Buffer.concat([
    numbers([0x02014b50, 4], [version, 2], [version, 2], [sizesFollow, 2], [deflated, 2], [0, 2], [firstDay, 2]),
    sizesOf(entry),
    numbers([entry.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [entry.at, 4]),
    Buffer.from(entry.name),
  ])

const endOf = (count: number, size: number, at: number) =>
  numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2])

async function* packEntry({ name, content }: ZipEntry, at: number): AsyncGenerator<Buffer, Written> {
  const entry: Written = { name, at, crc: 0, packed: 0, size: 0 }
  const counted = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  yield localHeader(name)
  // Compression runs off the main thread; its errors are thrown by the loop below.
  const packing = pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
  for await (const chunk of packing as AsyncIterable<Buffer>) {
    entry.packed += chunk.length
    yield chunk
  }
  yield Buffer.concat([numbers([0x08074b50, 4]), sizesOf(entry)])
  return entry
}

/** A zip file, written while it is read, so that memory does not grow with its size. Up to 4 GB. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const entry of entries) {
    const packing = packEntry(entry, at)
    for (;;) {
      const { value, done } = await packing.next()
      if (done) {
        written.push(value)
        break
      }
      at += value.length
      yield value
    }
  }
  const directory = Buffer.concat(written.map(centralHeader))
  yield directory
  yield endOf(written.length, directory.length, at)
}
