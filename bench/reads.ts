import { alarms } from '@crm/contract/features/alarms'
import { auth } from '@crm/contract/features/auth'
import { clients } from '@crm/contract/features/clients'
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
export const reads: Read[] = [
  read('profile', 'staff', auth.profile, {}),
  read('new alarms', 'staff', alarms.newList, { query: { offset: 0, limit: 5 } }),
  // Found once in either company: how much there is to look through differs, what comes back does not.
  read('company by name', 'staff', clients.list, { query: { client_type: 'vc', keyword: '하늘벤처스', limit: 50 } }),
  read('company by 초성', 'staff', clients.list, { query: { client_type: 'vc', keyword: 'ㅎㄴㅂㅊㅅ', limit: 50 } }),
]
