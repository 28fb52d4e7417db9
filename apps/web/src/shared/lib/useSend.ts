import { type ApiProblem, randomKey } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { useState } from 'react'
import { callAny } from './api.ts'

/** Sends writes; the same request sent again after a lost answer carries the same key, so that it is done once. */
const createSend = () => {
  let lost: { request: string; key: string } | undefined

  return async <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E> | undefined): Promise<AnswerOf<E>> => {
    const text = JSON.stringify([endpoint.path, request])
    const idempotencyKey = lost?.request === text ? lost.key : randomKey()
    try {
      const answer = await callAny(endpoint, request, { idempotencyKey })
      lost = undefined
      return answer
    } catch (problem) {
      const unanswered = (problem as ApiProblem).status === 0
      lost = unanswered ? { request: text, key: idempotencyKey } : undefined
      throw problem
    }
  }
}

export type Send = ReturnType<typeof createSend>

export const useSend = () => useState(createSend)[0]
