import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { contentHeadersOf } from '../../http/answer/contentHeaders.ts'
import { Download, sendDownload } from '../../http/answer/download.ts'
import { refuse } from '../../http/refusal.ts'
import type { DiskReserve } from './diskReserve.ts'
import type { Folder } from './folder.ts'
import { boundaryOf, readFile, readFormHead } from './form.ts'
import { linkRoute, readLink } from './links.ts'
import { storageText } from './storage.messages.ts'
import type { IsAttached } from './storage.ts'

export const uploadPath = '/storage/uploads'

/** With an offset it is one piece of a large file. */
const Policy = z.object({
  key: z.string(),
  size: z.int(),
  offset: z.int().optional(),
  type: z.string(),
  until: z.int(),
})

const isOver = (until: number) => Date.now() / 1000 > until

/** Checks a form against its signed fields; anything they do not allow is refused. */
const readTerms = async (folder: Folder, fields: Record<string, string>) => {
  const { policy = '', signature = '', key } = fields
  if (!(await folder.uploads()).isSigned(policy, signature)) return refuse('not_allowed', storageText.addressInvalid)
  const terms = Policy.parse(JSON.parse(Buffer.from(policy, 'base64url').toString()))
  if (key !== terms.key || fields['Content-Type'] !== terms.type)
    return refuse('not_allowed', storageText.addressInvalid)
  if (isOver(terms.until)) return refuse('not_allowed', storageText.addressExpired)
  return terms
}

interface Parts {
  folder: Folder
  disk: DiskReserve
  isAttached: IsAttached
}

const boundaryIn = ({ headers }: FastifyRequest) => {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data')
  return boundaryOf(headers['content-type']) ?? refuse(isForm ? 'malformed_request' : 'wrong_media')
}

const receive = async ({ folder, disk }: Parts, request: FastifyRequest) => {
  const boundaryName = boundaryIn(request)
  const chunks = request.raw.iterator({ destroyOnReturn: false })
  const { fields, rest } = await readFormHead(chunks, boundaryName)
  const { key, size, offset } = await readTerms(folder, fields)
  if (await folder.has(key)) return refuse('conflict', storageText.addressUsed)
  if (Number(request.headers['content-length'] ?? 0) < size) return refuse('invalid_input', storageText.wrongSize)
  await disk.check(size)
  const onWrong = () => refuse('invalid_input', storageText.wrongSize)
  const bytes = readFile(chunks, { rest, size, boundaryName, onWrong })
  const written = offset === undefined ? folder.write(key, bytes) : folder.writePiece(key, offset, bytes)
  if (!(await written)) return refuse('conflict', storageText.addressUsed)
}

const takeUpload = (parts: Parts) => async (request: FastifyRequest, reply: FastifyReply) => {
  try {
    await receive(parts, request)
    return reply.code(204).send()
  } catch (error) {
    // The connection is closed, so no answer can be sent.
    if (request.raw.destroyed && !request.raw.complete) return refuse('malformed_request')
    throw error
  }
}

const openLink =
  ({ folder, isAttached }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { place: key, facts, secondsLeft } = await readLink(request, await folder.links(), isAttached)
    const size = (await folder.sizeOf(key)) ?? refuse('not_found')
    const headers = contentHeadersOf(facts)
    reply.header('cache-control', `private, max-age=${secondsLeft}, immutable`)
    const open: Download['file']['open'] = (range) => folder.read(key, range)
    return sendDownload(request, reply, new Download({ headers, size, tag: `"${key}"`, open }))
  }

/** The addresses that embedded storage gives out: one for uploads, one for links. The signature is the only key. */
export const serveEmbedded = (app: FastifyInstance, parts: Parts) => {
  const config = { streams: true }
  app.post(uploadPath, { config }, takeUpload(parts))
  app.get(linkRoute, { config }, openLink(parts))
}
