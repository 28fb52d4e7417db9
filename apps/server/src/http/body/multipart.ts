import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodFile, type ZodObject } from 'zod'
import { httpText as words } from '../http.messages.ts'
import { refuse, refuseField } from '../refusal.ts'
import { createSpool } from './spool.ts'

const fewestBytes = 1024 * 1024
const limits = { fields: 50, files: 0 }

/** All fields together may be as long as a body of JSON. */
const textLimitOf = ({ bodyLimit }: AnyEndpoint) => bodyLimit ?? fewestBytes

export const acceptMultipart = (app: FastifyInstance) => app.register(multipart, { limits, throwFileSizeLimit: true })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Form fields are all text; numbers, lists and objects were sent as strings and are read as what the schema takes.
 * What may be null is null when it is left empty; the word null is a mistake of whoever wrote the form.
 */
const readField = (schema: ZodObject | undefined, name: string, text: string) => {
  if (text === 'null') refuseField('invalid_input', name, words.noNull)
  const field = schema?.shape[name]
  if (!field) return text
  if (text === '' && field.safeParse(null).success) return null
  return field.safeParse(text).success ? text : parsed(text)
}

const hasFile = ({ body }: AnyEndpoint) =>
  Object.values((body as ZodObject | undefined)?.shape ?? {}).some((field) => field instanceof ZodFile)

/** Whether files come with the call, which take as long as the line of whoever sends them. */
export const bringsFiles = (endpoint: AnyEndpoint) => endpoint.takesFiles !== undefined || hasFile(endpoint)

/** What the form may bring besides fields: files where the endpoint takes them, the one file of an editor, or none. */
const limitsOf = (endpoint: AnyEndpoint) => {
  const { bodyLimit, takesFiles } = endpoint
  const text = { ...limits, fieldSize: textLimitOf(endpoint) + 1 }
  // One more than allowed, so that our own words are said of it.
  if (takesFiles) return { ...text, files: takesFiles.most + 1, fileSize: Number.POSITIVE_INFINITY }
  return hasFile(endpoint) ? { ...text, files: 1, fileSize: bodyLimit ?? 0 } : text
}

const takesFile = (schema: ZodObject | undefined, name: string) => schema?.shape[name] instanceof ZodFile

/** The files of a form one after the other; nothing is kept of what goes beyond the limits. */
const collector = ({ takesFiles, bodyLimit }: AnyEndpoint, reply: FastifyReply) => {
  const files: File[] = []
  const spool = createSpool(reply)
  let left = takesFiles?.bytes ?? 0
  const takeOne = (part: MultipartFile) => spool(part, (size) => size <= (bodyLimit ?? 0) || refuse('too_large'))
  const take = async (part: MultipartFile) => {
    if (!takesFiles) return
    if (files.length === takesFiles.most) return refuse('invalid_input', takesFiles.tooMany)
    const file = await spool(part, (size) => size <= left || refuse('invalid_input', takesFiles.tooLarge))
    left -= file.size
    files.push(file)
  }
  return { files, take, takeOne }
}

/** What the reader of forms itself complains about was sent that way; limits have their own words. */
async function* partsOf(endpoint: AnyEndpoint, request: FastifyRequest) {
  const parts = await cutAsRefusal(async () => request.parts({ limits: limitsOf(endpoint) }))
  for (;;) {
    const { done, value } = await cutAsRefusal(() => parts.next())
    if (done) return
    yield value
  }
}

const cutAsRefusal = <Result>(read: () => Promise<Result>) =>
  read().catch((error: Error & { code?: string }) =>
    error.code?.startsWith('FST_') && error.code !== 'FST_MP_PREMATURE_CLOSE'
      ? Promise.reject(error)
      : refuse('malformed_request', words.formCut),
  )

const readForm = async (endpoint: AnyEndpoint, request: FastifyRequest, reply: FastifyReply) => {
  const body: Record<string, unknown> = {}
  const schema = endpoint.body as ZodObject | undefined
  const { files, take, takeOne } = collector(endpoint, reply)
  let textLeft = textLimitOf(endpoint)
  const readText = (name: string, text: string) => {
    textLeft -= Buffer.byteLength(text)
    return textLeft < 0 ? refuse('too_large') : readField(schema, name, text)
  }
  for await (const part of partsOf(endpoint, request)) {
    if (part.type === 'field') body[part.fieldname] = readText(part.fieldname, String(part.value))
    else if (endpoint.takesFiles) await take(part)
    else if (takesFile(schema, part.fieldname)) body[part.fieldname] = await takeOne(part)
    else return refuse('wrong_media')
  }
  return files.length ? { ...body, files } : body
}

/** The body of a call, sent as JSON or, where the endpoint takes it, as form fields. */
export const readBody = async (endpoint: AnyEndpoint, request: FastifyRequest, reply: FastifyReply) => {
  if (!request.isMultipart()) return request.body
  if (!endpoint.multipart) return refuse('wrong_media')
  return readForm(endpoint, request, reply)
}
