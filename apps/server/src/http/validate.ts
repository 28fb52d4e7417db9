import type { AnyEndpoint, ParsedOf } from '@crm/contract/kit/endpoint'
import { fieldMessages } from '@crm/contract/kit/wording'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { Refusal } from './refusal.ts'

/** PostgreSQL stores neither NUL nor half a surrogate pair: refused here, once, for every field there will ever be. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isStorable)
  if (value && typeof value === 'object') {
    return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
  }
  return true
}

const check = (schema: z.ZodType | undefined, value: unknown) => {
  if (!schema) return undefined
  if (!isStorable(value)) throw new Refusal('invalid_input', '쓸 수 없는 문자가 들어 있어요.')
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const fields = fieldMessages(error)
  const [first] = Object.values(fields)
  throw new Refusal('invalid_input', first, fields)
}

export const parseRequest = <E extends AnyEndpoint>(endpoint: E, request: FastifyRequest, body: unknown) =>
  ({
    params: check(endpoint.params, request.params),
    query: check(endpoint.query, request.query),
    // A call without a body is an empty one: the schema then names the fields that are missing.
    body: check(endpoint.body, body ?? {}),
  }) as ParsedOf<E>
