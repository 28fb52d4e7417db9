import { api } from '@crm/contract/api'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type { WalkRow } from './accessExpectations.ts'
import { walkBooks } from './walkBooks.ts'
import { walkMeetings } from './walkMeetings.ts'
import { walkPeople } from './walkPeople.ts'
import { walkProjects } from './walkProjects.ts'
import { walkTodos } from './walkTodos.ts'

/** Written out, not computed: what each endpoint must answer. A new endpoint needs a row in one of these. */
export const walk: Record<string, WalkRow> = {
  ...walkPeople,
  ...walkBooks,
  ...walkProjects,
  ...walkMeetings,
  ...walkTodos,
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
  if (!row) throw new Error(`no testing/walk*.ts has a row for ${name}`)
  return row
}

/** Half a surrogate pair has no address of its own: its bytes are sent as a broken program would. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encoded(String(params[name] ?? 1)))

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
