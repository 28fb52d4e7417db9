import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { callAny } from './api.ts'
import { readKey } from './queryClient.ts'

export interface ReadOptions {
  /** False while something that the request needs is not known yet. */
  enabled?: boolean
  /** Read again every so many milliseconds while shown. */
  every?: number
  /** For so many milliseconds the answer in memory is good enough; `Infinity` where the server says when it changes. */
  freshFor?: number
}

type ReadArguments<E extends AnyEndpoint> =
  Partial<RequestOf<E>> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: ReadOptions]
    : [request: RequestOf<E>, options?: ReadOptions]

const paramsOf = (request: object | undefined) => hashKey([(request as { params?: unknown })?.params ?? null])

/**
 * What the endpoint answers, read when first shown and again when stale.
 * While the next page or filter of a list is on its way, the previous answer stays on screen.
 */
export const useRead = <E extends AnyEndpoint>(
  endpoint: E,
  ...[request, options]: ReadArguments<E>
): UseQueryResult<AnswerOf<E>> =>
  useQuery<AnswerOf<E>>({
    queryKey: readKey(endpoint, request ?? {}),
    queryFn: ({ signal }) => callAny(endpoint, request, { signal }),
    enabled: options?.enabled ?? true,
    refetchInterval: options?.every ?? false,
    ...(options?.freshFor === undefined ? {} : { staleTime: options.freshFor }),
    placeholderData: (previous, previousQuery) => {
      const sameRecord = paramsOf(previousQuery?.queryKey[1] as object) === paramsOf(request as object | undefined)
      return endpoint.query && sameRecord ? previous : undefined
    },
  })
