import { ApiProblem, type CallOptions, randomKey } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { createContext, use, useState } from 'react'
import { callAny } from './api.ts'

/** A file has nothing that JSON would show. */
const describeFile = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Sends writes; the same request sent again after a lost answer carries the same key, so that it is done once. */
const createSend = () => {
  let lost: { request: string; key: string } | undefined

  return async <E extends AnyEndpoint>(
    endpoint: E,
    request: RequestOf<E> | undefined,
    options: Pick<CallOptions, 'signal'> = {},
  ): Promise<AnswerOf<E>> => {
    const text = JSON.stringify([endpoint.path, request], describeFile)
    const idempotencyKey = lost?.request === text ? lost.key : randomKey()
    try {
      const answer = await callAny(endpoint, request, { ...options, idempotencyKey })
      lost = undefined
      return answer
    } catch (problem) {
      const unanswered = problem instanceof ApiProblem && problem.status === 0
      lost = unanswered ? { request: text, key: idempotencyKey } : undefined
      throw problem
    }
  }
}

export type Send = ReturnType<typeof createSend>

/** Samples in the gallery answer writes themselves. */
export const SendContext = createContext<Send | null>(null)

export const useSend = (): Send => {
  const [toServer] = useState(createSend)
  return use(SendContext) ?? toServer
}
