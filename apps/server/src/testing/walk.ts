import { api } from '@crm/contract/api'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'

/** What a kind of caller gets: let in, or the status that turns them away. */
export type Outcome = 'in' | 401 | 403

export interface Expectation {
  nobody: Outcome
  /** Signed in, still waiting for approval. */
  waiting: Outcome
  client: Outcome
  vc: Outcome
  /** Active staff with an empty emp_scope. */
  staffWithoutScope: Outcome
  staffWithEveryScope: Outcome
}

export interface WalkRow {
  access: Expectation
  /** A request that is right in every field: the bad-input walk spoils one field at a time. */
  sample?: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
}

/** Shorthands for the usual rules; each is still chosen by hand for every endpoint. */
const everybody: Expectation = {
  nobody: 'in',
  waiting: 'in',
  client: 'in',
  vc: 'in',
  staffWithoutScope: 'in',
  staffWithEveryScope: 'in',
}
const whoeverIsSignedIn: Expectation = { ...everybody, nobody: 401 }

/** Written out, not computed: what each endpoint must answer. A new endpoint needs a row here. */
export const walk: Record<string, WalkRow> = {
  'auth.login': { access: everybody, sample: { body: { user_id: 'walker', user_pw: 'Walker!23' } } },
  'auth.profile': { access: whoeverIsSignedIn },
  'auth.logout': { access: whoeverIsSignedIn },
}

export const everyEndpoint = (): { name: string; endpoint: AnyEndpoint }[] =>
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({
      name: `${feature}.${name}`,
      endpoint: endpoint as AnyEndpoint,
    })),
  )

export const rowOf = (name: string): WalkRow => {
  const row = walk[name]
  if (!row) throw new Error(`testing/walk.ts has no row for ${name}`)
  return row
}

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 1)))

/** One raw call, past the typed client, which would not let us send nonsense. */
export const send = async (
  url: string,
  endpoint: AnyEndpoint,
  request: { params?: Record<string, unknown>; query?: string; body?: string | undefined; token?: string | undefined },
) => {
  const response = await fetch(
    `${url}${fill(endpoint.path, request.params)}${request.query ? `?${request.query}` : ''}`,
    {
      method: endpoint.method,
      headers: {
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
    },
  )
  const text = await response.text()
  return { status: response.status, text }
}
