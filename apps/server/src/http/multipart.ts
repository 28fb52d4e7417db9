import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodObject } from 'zod'
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

/** The body of a call, sent as JSON or, where the endpoint takes it, as form fields. */
export const readBody = async (endpoint: AnyEndpoint, request: FastifyRequest): Promise<unknown> => {
  if (!request.isMultipart()) return request.body
  if (!endpoint.multipart) return refuse('wrong_media')
  const body: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') return refuse('wrong_media')
    body[part.fieldname] = readField(endpoint.body as ZodObject | undefined, part.fieldname, String(part.value))
  }
  return body
}
