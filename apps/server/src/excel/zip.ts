import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** With `/` between folders, and at the end of a folder that has no content. */
  name: string
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** For what is compressed already. */
  isStored?: boolean
  /** Must be stated from 4 GB on; such entries need the larger form of headers from the beginning. */
  size?: number
  /** `YYYY-MM-DD HH:mm`; 1980-01-01 otherwise, so that the same rows always give the same file. */
  modified?: string
}

interface Written {
  name: Buffer
  method: number
  time: Buffer
  at: number
  crc: number
  packed: number
  size: number
}

/** Readers that know only the plain form see this value and look into the extra field. */
const inExtraField = 0xffffffff
const mostEntries = 0xffff

const deflated = 8
const stored = 0
/** Sizes follow the data, because the checksum is not known before; names are UTF-8 (Windows shows Korean ones right). */
const flags = 0x08 | 0x800

const numbers = (...fields: [value: number, bytes: 2 | 4 | 8][]) => {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) {
    at = bytes === 8 ? buffer.writeBigUInt64LE(BigInt(value), at) : buffer.writeUIntLE(value, at, bytes)
  }
  return buffer
}

const dosTime = (modified = '1980-01-01 00:00') => {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0] = modified.split(/[- :]/).map(Number)
  return numbers([(hour << 11) | (minute << 5), 2], [(Math.max(year - 1980, 0) << 9) | (month << 5) | day, 2])
}

const versionOf = (isLarge: boolean) => (isLarge ? 45 : 20)
const extraField = (...values: number[]) =>
  values.length
    ? Buffer.concat([numbers([1, 2], [values.length * 8, 2]), ...values.map((value) => numbers([value, 8]))])
    : Buffer.alloc(0)

const localHeader = ({ name, method, time }: Written, isLarge: boolean) => {
  const size = isLarge ? inExtraField : 0
  const extra = isLarge ? extraField(0, 0) : extraField()
  return Buffer.concat([
    numbers([0x04034b50, 4], [versionOf(isLarge), 2], [flags, 2], [method, 2]),
    time,
    numbers([0, 4], [size, 4], [size, 4], [name.length, 2], [extra.length, 2]),
    name,
    extra,
  ])
}

const sizesAfter = ({ crc, packed, size }: Written, isLarge: boolean) => {
  const bytes = isLarge ? 8 : 4
  return numbers([0x08074b50, 4], [crc, 4], [packed, bytes], [size, bytes])
}

const centralHeader = ({ name, method, time, at, crc, packed, size }: Written, largeFrom: number) => {
  const extra = extraField(...[size, packed, at].filter((value) => value >= largeFrom))
  const version = versionOf(extra.length > 0)
  const short = (value: number) => (value >= largeFrom ? inExtraField : value)
  return Buffer.concat([
    numbers([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [method, 2]),
    time,
    numbers([crc, 4], [short(packed), 4], [short(size), 4]),
    numbers([name.length, 2], [extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [short(at), 4]),
    name,
    extra,
  ])
}

const endOf = (count: number, size: number, at: number, largeFrom: number) => {
  const end = (entries: number, bytes: number, start: number) =>
    numbers([0x06054b50, 4], [0, 2], [0, 2], [entries, 2], [entries, 2], [bytes, 4], [start, 4], [0, 2])
  if (count < mostEntries && at + size < largeFrom) return end(count, size, at)
  return Buffer.concat([
    numbers([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [count, 8], [count, 8], [size, 8], [at, 8]),
    numbers([0x07064b50, 4], [0, 4], [at + size, 8], [1, 4]),
    end(mostEntries, inExtraField, inExtraField),
  ])
}

async function* packEntry(entry: ZipEntry, at: number, largeFrom: number): AsyncGenerator<Uint8Array, Written> {
  const isLarge = (entry.size ?? 0) >= largeFrom
  const written: Written = {
    name: Buffer.from(entry.name),
    method: entry.isStored ? stored : deflated,
    time: dosTime(entry.modified),
    at,
    crc: 0,
    packed: 0,
    size: 0,
  }
  const counted = async function* () {
    for await (const piece of entry.content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      written.crc = crc32(bytes, written.crc)
      written.size += bytes.length
      yield bytes
    }
  }
  yield localHeader(written, isLarge)
  // Compression runs off the main thread; its errors are thrown by the loop below.
  const packing = entry.isStored ? counted() : pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
  for await (const chunk of packing) {
    written.packed += chunk.length
    yield chunk
  }
  if (!isLarge && Math.max(written.size, written.packed) >= largeFrom) throw new Error(`${entry.name} is too large`)
  yield sizesAfter(written, isLarge)
  return written
}

/**
 * A zip file, written while it is read, so that memory does not grow with the size of what it holds. `largeFrom` is where
 * sizes are too large for the plain form (zip64); tests choose a smaller one.
 */
export async function* zip(entries: Iterable<ZipEntry>, largeFrom = inExtraField): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  for (const entry of entries) {
    const packing = packEntry(entry, at, largeFrom)
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
  const start = at
  for (const entry of written) {
    const header = centralHeader(entry, largeFrom)
    at += header.length
    yield header
  }
  yield endOf(written.length, at - start, start, largeFrom)
}
