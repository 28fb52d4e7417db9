import { ApiProblem } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { keysOf } from '@crm/contract/kit/keysOf'
import { QueryClient } from '@tanstack/react-query'
import { readKey } from '../../shared/lib/server/queryClient.ts'
import { recordText } from './recordSamples.messages.ts'

export type ReadState = keyof typeof recordText.states
export const readStates = keysOf(recordText.states).map((value) => ({
  value,
  label: recordText.states[value],
}))

const never = () => new Promise<never>(() => {})
const refuse = () => Promise.reject(new ApiProblem(503, { code: 'unavailable', message: recordText.failure }))

/** Answers that are there from the start and never asked for: what a sample shows needs no server. */
export const createSampleReads = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false } },
  })
  return {
    client,
    answer: <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, answer: AnswerOf<E>) =>
      void client.setQueryData(readKey(endpoint, request as object), answer),
    /** On its way for ever, or failed. */
    withhold: <E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, state: 'loading' | 'failed') =>
      void client.prefetchQuery({
        queryKey: readKey(endpoint, request as object),
        queryFn: state === 'loading' ? never : refuse,
      }),
  }
}
