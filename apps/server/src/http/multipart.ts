import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ZodFile, type ZodObject } from 'zod'
import { refuse } from './refusal.ts'

const limits = { fields: 50, fieldSize: 1024 * 1024, files: 0 }

export const acceptMultipart = (app: FastifyInstance) => app.register(multipart, { limits, throwFileSizeLimit: true })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Form fields are all text; numbers, lists and objects were sent as strings and are read as what the schema takes. */
const readField = (schema: ZodObject | undefined, name: string, text: string) => {
  const field = schema?.shape[name]
  return !field || field.safeParse(text).success ? text : parsed(text)
}

/** The largest file that a call takes along, for the few that take one: files otherwise go by presigned upload. */
const withFile = ({ bodyLimit }: AnyEndpoint) => ({ limits: { ...limits, files: 1, fileSize: bodyLimit ?? 0 } })

const takesFile = (schema: ZodObject | undefined, name: string) => schema?.shape[name] instanceof ZodFile

/** The body of a call, sent as JSON or, where the endpoint takes it, as form fields. */
export const readBody = async (endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  if (!endpoint.multipart) return refuse('wrong_media')
  const body: Record<string, unknown> = {}
  const schema = endpoint.body as ZodObject | undefined
  const hasFile = Object.keys(schema?.shape ?? {}).some((name) => takesFile(schema, name))
  for await (const part of request.parts(hasFile ? withFile(endpoint) : {})) {
    if (part.type === 'field') body[part.fieldname] = readField(schema, part.fieldname, String(part.value))
    else if (!takesFile(schema, part.fieldname)) return refuse('wrong_media')
    else
      body[part.fieldname] = new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
  }
  return body
}
