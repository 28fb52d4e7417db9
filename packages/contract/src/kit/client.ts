import type { Problem } from './answer.ts'
import type { AnswerOf, AnyEndpoint, RequestOf } from './endpoint.ts'

/** Names the reads that a write has made stale, so that the tab that wrote reads them again. */
export const staleHeader = 'stale-calls'

/** Set when the answer is the stored one of an earlier call with the same Idempotency-Key. */
export const replayHeader = 'idempotent-replay'

interface ClientOptions {
  baseUrl?: string
  /** Read anew for every call, so that signing in or out takes effect at once. */
  headers?: () => Record<string, string>
  /** Told of every refusal before the caller is, with whether a token had been sent. */
  onProblem?: (problem: ApiProblem, sentToken: boolean) => void
  /** Told which reads a write has made stale; `all` where that list is lost: no answer came, or the call was repeated. */
  onStale?: (calls: string[] | 'all') => void
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** Pass the same key again to repeat a call whose answer was lost. */
  idempotencyKey?: string
  /** Outlives the page that makes it. */
  keepalive?: boolean
}

/** A refusal, with the Korean message ready to show. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** With a `conflict`: the record as it is now. */
  readonly newest: unknown

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.message ?? '서버와 연결할 수 없어요. 잠시 후 다시 시도해 주세요.')
    this.name = 'ApiProblem'
    this.status = status
    this.code = problem.code ?? 'unreachable'
    this.fields = problem.fields ?? {}
    this.requestId = problem.request_id
    this.newest = problem.newest
  }

  /** The server was out of reach or failed: the same call may succeed later. */
  get isFault() {
    return this.status === 0 || this.status >= 500
  }
}

interface LooseRequest {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const queryString = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size ? `?${search}` : ''
}

const hasFile = (value: unknown) => [value].flat().some((one) => one instanceof Blob)

/** Forms know text and files only: null is refused, objects are sent as strings. */
const formField = (name: string, value: unknown): string | Blob => {
  if (value === null) throw new TypeError(`${name}: a form cannot say null`)
  if (value instanceof Blob) return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A body with a file in it goes as form fields, everything else as JSON. */
const encodedBody = (body: unknown): { body: string | FormData | null; type?: string } => {
  if (body === undefined) return { body: null }
  const fields = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined)
  if (!fields.some(([, value]) => hasFile(value))) return { body: JSON.stringify(body), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of fields) {
    const parts = hasFile(value) ? [value].flat() : [value]
    for (const part of parts) form.append(name, formField(name, part))
  }
  return { body: form }
}

export const urlOf = (endpoint: AnyEndpoint, request: LooseRequest = {}) =>
  fillPath(endpoint.path, request.params) + queryString(request.query)

/** crypto.randomUUID exists only on secure origins; a CRM on a plain-http intranet is not one. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

type CallArguments<E extends AnyEndpoint> =
  Partial<RequestOf<E>> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions]

export type Call = <E extends AnyEndpoint>(endpoint: E, ...rest: CallArguments<E>) => Promise<AnswerOf<E>>

/** A typed caller for every endpoint of the contract, for the browser and for tests alike. */
export const createClient = ({
  baseUrl = '',
  headers,
  onProblem,
  onStale,
  fetch = globalThis.fetch,
}: ClientOptions): Call => {
  const reportStale = ({ headers }: Response) => {
    const stale = headers.get(staleHeader)
    if (headers.has(replayHeader)) onStale?.('all')
    else if (stale) onStale?.(stale.split(', '))
  }

  const refuse = (status: number, problem: Partial<Problem>, sentToken: boolean): never => {
    const refusal = new ApiProblem(status, problem)
    onProblem?.(refusal, sentToken)
    throw refusal
  }

  return async (endpoint, ...[request, options]) => {
    const { params, query, body } = (request ?? {}) as LooseRequest
    const sent = { accept: 'application/json', ...headers?.() } as Record<string, string>
    const encoded = encodedBody(body)
    if (encoded.type) sent['content-type'] = encoded.type
    if (endpoint.method === 'POST') sent['idempotency-key'] = options?.idempotencyKey ?? randomKey()
    const sentToken = 'authorization' in sent

    const response = await fetch(baseUrl + urlOf(endpoint, { params, query }), {
      method: endpoint.method,
      headers: sent,
      body: encoded.body,
      signal: options?.signal ?? null,
      keepalive: options?.keepalive ?? false,
    }).catch((error: unknown) => {
      if (options?.signal?.aborted) throw error
      // The server may have done it nevertheless, and the list of what it made stale is lost with the answer.
      if (endpoint.method !== 'GET') onStale?.('all')
      return refuse(0, {}, sentToken)
    })
    const answer: unknown = await response.json().catch(() => ({}))
    if (!response.ok) refuse(response.status, answer as Partial<Problem>, sentToken)
    reportStale(response)
    return answer as never
  }
}
