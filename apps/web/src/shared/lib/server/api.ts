import { type CallOptions, createClient } from '@crm/contract/kit/client'
import type { AnswerOf, AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import { deviceHeaders } from '../session/device.ts'
import { guestSession } from '../session/guestSession.ts'
import { session } from '../session/session.ts'
import { socketId } from '../socket/socketId.ts'
import { invalidateAll, invalidateCalls } from './stale.ts'

export const callHeaders = (): Record<string, string> => {
  const token = session.token()
  const socket = socketId.current()
  const guest = guestSession.token()
  return {
    ...deviceHeaders(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(socket ? { 'socket-id': socket } : {}),
    ...(guest ? { 'share-session': guest } : {}),
  }
}

/** Calls an endpoint of the contract; a token that the server no longer accepts ends the session. */
export const call = createClient({
  headers: callHeaders,
  onProblem: (problem, sentToken) => {
    if (problem.status === 401 && sentToken) session.end()
  },
  onStale: (calls) => (calls === 'all' ? invalidateAll() : invalidateCalls(calls)),
})

/** The same, for callers that decide themselves what a worthless token means. */
export const quietCall = createClient({ headers: callHeaders })

type LooseCall = (endpoint: AnyEndpoint, request?: object, options?: CallOptions) => Promise<unknown>

/** `call` for helpers that are generic over endpoints, where the compiler cannot see which parts are optional. */
export const callAny = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E> | undefined,
  options?: CallOptions,
): Promise<AnswerOf<E>> => (call as LooseCall)(endpoint, request as object, options) as Promise<AnswerOf<E>>
