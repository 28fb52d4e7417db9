import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { answerSchema } from '@crm/contract/kit/jsonSchema'
import build from 'fast-json-stringify'

type Serializer = (answer: unknown) => string

const compiled = new WeakMap<AnyEndpoint, Serializer>()

const compile = (endpoint: AnyEndpoint): Serializer => {
  const serializer = build(answerSchema(endpoint.response))
  compiled.set(endpoint, serializer)
  return serializer
}

/** Writes an endpoint's answers; compiled with the first one, since compiling all of them is most of a node's start. */
export const serializerOf =
  (endpoint: AnyEndpoint): Serializer =>
  (answer) =>
    (compiled.get(endpoint) ?? compile(endpoint))(answer)
