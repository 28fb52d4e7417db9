import { ApiProblem } from '@crm/contract/kit/client'
import { type AnyEndpoint, callName } from '@crm/contract/kit/endpoint'
import { QueryClient } from '@tanstack/react-query'
import { onInvalidate } from './stale.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Whatever a call fails with is told as a problem (kit/client of the contract). */
    defaultError: ApiProblem
  }
}

const retries = 2
const freshFor = 30_000

/** Unreachable or briefly overloaded: trying again may help. Every other refusal stays what it is. */
const isPassing = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 502 || error.status === 503)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshFor,
      retry: (failures, error) => failures < retries && isPassing(error),
      // Our own server may well be reachable when the browser believes to be offline.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The key of an answer; without a request, the prefix of all answers of the endpoint. */
export const readKey = (endpoint: AnyEndpoint, request?: object) => {
  const name = callName(endpoint)
  return request ? [name, request] : [name]
}

const readAgain = (filter: { queryKey?: readonly unknown[] }) => {
  // A first answer on its way may be from before the change, and the library would be content with it.
  for (const { state, queryKey, promise } of queryClient
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: 'fetching' })) {
    const again = () => queryClient.invalidateQueries({ queryKey, exact: true })
    if (state.data === undefined) promise?.then(again, again)
  }
  queryClient.invalidateQueries(filter)
}

onInvalidate((calls) => {
  if (calls === 'all') readAgain({})
  else for (const call of calls) readAgain({ queryKey: [call] })
})
