import { api } from '@crm/contract/api'
import type { AnyEndpoint, EndpointGroup } from '@crm/contract/kit/endpoint'
import type { AccessRow, AccessRows } from './accessExpectations.ts'

/** One endpoint of the contract with the row of its feature's `.access.ts`. */
export interface MatrixRow extends AccessRow {
  /** `todos.create` */
  name: string
  endpoint: AnyEndpoint
}

const rowsOf = async (feature: string, group: EndpointGroup): Promise<MatrixRow[]> => {
  const folder = feature === 'notices' ? 'alimtalk' : feature
  const { access }: { access: AccessRows<EndpointGroup> } = await import(`../features/${folder}/${folder}.access.ts`)
  return Object.entries(group).map(([endpointName, endpoint]) => {
    const name = `${feature}.${endpointName}`
    const row = access[endpointName]
    if (!row) throw new Error(`${folder}.access.ts has no row for ${name}`)
    return { name, endpoint, ...row }
  })
}

/** Every endpoint there is, with what it must answer to whom. */
export const accessMatrix: MatrixRow[] = (
  await Promise.all(Object.entries(api).map(([feature, group]) => rowsOf(feature, group)))
).flat()

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
