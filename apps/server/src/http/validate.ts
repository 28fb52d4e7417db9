import type { AnyEndpoint, ParsedOf } from '@crm/contract/kit/endpoint'
import { fieldMessages } from '@crm/contract/kit/wording'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { httpText } from './http.messages.ts'
import { Refusal } from './refusal.ts'

/** No call takes anything nested so deep; what is, would exhaust the stack. */
const deepest = 20

/** PostgreSQL stores neither NUL nor half a surrogate pair: refused here, once, for every field there will ever be. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (!value || typeof value !== 'object') return true
  if (depth === deepest) return false
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, depth + 1))
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1))
}

const check = (schema: z.ZodType | undefined, value: unknown) => {
  if (!schema) return undefined
  if (!isStorable(value)) throw new Refusal('invalid_input', httpText.notStorable)
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const fields = fieldMessages(error)
  const [first] = Object.values(fields)
  throw new Refusal('invalid_input', first, fields)
}

export const parseRequest = <E extends AnyEndpoint>(
  endpoint: E,
  request: Pick<FastifyRequest, 'params' | 'query'>,
  body: unknown,
) =>
  ({
    params: check(endpoint.params, request.params),
    query: check(endpoint.query, request.query),
    // A call without a body is an empty one: the schema then names the fields that are missing.
    body: check(endpoint.body, body ?? {}),
  }) as ParsedOf<E>
