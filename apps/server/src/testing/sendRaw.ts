import type { AnyEndpoint } from '@crm/contract/kit/endpoint'

/** Half a surrogate pair has no address of its own: its bytes are sent as a broken program would. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encoded(String(params[name] ?? 1)))

/** One call past the typed client, which would not let us send nonsense. */
export const sendRaw = async (
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
