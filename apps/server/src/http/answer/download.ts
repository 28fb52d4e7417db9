import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectGarbageAfter } from '../collectGarbage.ts'
import { refuse } from '../refusal.ts'
import type { ContentHeaders } from './contentHeaders.ts'
import { type Range, readRange } from './ranges.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Carries whole files. */
    streams?: boolean
  }
}

interface DownloadFile {
  headers: ContentHeaders
  /** null for what is made while it is sent: it goes whole, without a length. */
  size: number | null
  /** The same for as long as the bytes are the same; null for what is made anew every time. */
  tag: string | null
  /** Called only when bytes are really sent. */
  open: (range: Range | undefined) => Promise<Readable>
}

/** What a handler of a `binary` endpoint answers: the file itself, streamed, whole or the part that was asked for. */
export class Download {
  readonly file: DownloadFile

  constructor(file: DownloadFile) {
    this.file = file
  }
}

/** What streams of files and sockets read at once, unless told otherwise. */
const chunkSize = 64 * 1024

/** A part of an older file must not be glued to a part of a newer one. */
const wantedRange = ({ headers }: FastifyRequest, { size, tag }: DownloadFile) => {
  if (size === null) return undefined
  const condition = headers['if-range']
  return condition === undefined || condition === tag ? readRange(headers.range, size) : undefined
}

export const sendDownload = async (request: FastifyRequest, reply: FastifyReply, { file }: Download) => {
  const { headers, size, tag, open } = file
  if (size !== null) reply.header('accept-ranges', 'bytes')
  if (tag !== null) reply.header('etag', tag)
  const range = wantedRange(request, file)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    return refuse('out_of_range')
  }

  // Fastify's own HEAD route reads a stream to its end and throws it away.
  const body = request.method === 'HEAD' ? Readable.from([]) : await open(range)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.headers({
    'content-type': headers.type,
    ...(size === null ? {} : { 'content-length': range ? range.end - range.start + 1 : size }),
    'content-disposition': headers.disposition,
    'content-security-policy': headers.policy,
  })
  // Once for about every chunk that a stream reads.
  reply.raw.on('drain', () => collectGarbageAfter(chunkSize))
  return reply.send(body)
}
