import { collectGarbageAfter } from '../../http/collectGarbage.ts'
import { refuse } from '../../http/refusal.ts'

type Chunks = AsyncIterator<Buffer, unknown>

/** Fields and the heads of parts; S3 allows 20 kB of policy. */
const longestHead = 64 * 1024
const blankLine = Buffer.from('\r\n\r\n')

/** The name that separates the parts of a form. */
export const boundaryOf = (contentType: string | undefined) => {
  const [, quoted, plain] = /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  ) ?? [undefined, undefined, undefined]
  return quoted ?? plain
}

const nameOf = (head: string) => /^content-disposition:\s*form-data;.*?\bname="([^"]*)"/im.exec(head)?.[1]

interface FormHead {
  /** The fields before the file. */
  fields: Record<string, string>
  /** What has already been read of the file. */
  rest: Buffer
}

/** One step: undefined when more bytes are needed. */
const readPart = (bytes: Buffer, start: number, boundary: Buffer) => {
  const headEnd = bytes.indexOf(blankLine, start)
  if (headEnd < 0) return undefined
  const name = nameOf(bytes.toString('utf8', start, headEnd)) ?? refuse('malformed_request')
  const body = headEnd + blankLine.length
  if (name === 'file') return { name, body, end: body }
  const end = bytes.indexOf(boundary, body)
  return end < 0 ? undefined : { name, body, end }
}

/**
 * Reads a form up to its `file`, which comes last, as S3 has it. The file itself is not searched for its end: its size is
 * known, which makes this as fast as copying.
 */
export const readFormHead = async (chunks: Chunks, boundaryName: string): Promise<FormHead> => {
  const first = Buffer.from(`--${boundaryName}`)
  const boundary = Buffer.from(`\r\n--${boundaryName}`)
  const fields: Record<string, string> = Object.create(null)
  let bytes = Buffer.alloc(0)
  let start = first.length
  for (;;) {
    const part = bytes.length > start ? readPart(bytes, start, boundary) : undefined
    if (part?.name === 'file') return { fields, rest: bytes.subarray(part.body) }
    if (part) {
      fields[part.name] = bytes.toString('utf8', part.body, part.end)
      start = part.end + boundary.length
      continue
    }
    if (bytes.length > longestHead) return refuse('malformed_request')
    const next = await chunks.next()
    if (next.done) return refuse('malformed_request')
    bytes = Buffer.concat([bytes, next.value])
    if (bytes.length >= first.length && !bytes.subarray(0, first.length).equals(first)) refuse('malformed_request')
  }
}

/** Exactly `size` bytes of the file; `onWrong` is called, and must throw, when it turns out shorter or longer. */
export async function* readFile(
  chunks: Chunks,
  { rest, size, boundaryName, onWrong }: { rest: Buffer; size: number; boundaryName: string; onWrong: () => never },
): AsyncGenerator<Buffer> {
  let left = size
  let chunk: Buffer | undefined = rest
  while (chunk && left >= chunk.length) {
    left -= chunk.length
    collectGarbageAfter(chunk.length)
    yield chunk
    const next = await chunks.next()
    chunk = next.done ? undefined : next.value
  }
  if (!chunk) return onWrong()
  if (left > 0) yield chunk.subarray(0, left)

  const boundary = Buffer.from(`\r\n--${boundaryName}`)
  let tail = chunk.subarray(left)
  while (tail.length < boundary.length) {
    const next = await chunks.next()
    if (next.done) return onWrong()
    tail = Buffer.concat([tail, next.value])
  }
  if (!tail.subarray(0, boundary.length).equals(boundary)) onWrong()
}
