import { auth } from '@crm/contract/features/auth'
import type { AnyEndpoint, RequestOf } from '@crm/contract/kit/endpoint'
import type { DemoAccount } from './sessions.ts'

export interface Read {
  name: string
  as: DemoAccount
  endpoint: AnyEndpoint
  request: { params?: Record<string, unknown>; query?: Record<string, unknown> }
}

/** Checks the request against its endpoint. */
const read = <E extends AnyEndpoint>(name: string, as: DemoAccount, endpoint: E, request: RequestOf<E>): Read => ({
  name,
  as,
  endpoint,
  request: request as Read['request'],
})

/** The hot reads, one line each; their floor follows from what their handlers ask the database. */
export const reads: Read[] = [read('profile', 'staff', auth.profile, {})]
