import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import pg from 'pg'
import type { Query } from './capture.ts'

// Loaded into a real server before its own code: tells the bench what each request asks the database.
const current = new AsyncLocalStorage<Query[]>()

subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse }
  const asked: Query[] = []
  current.enterWith(asked)
  response.once('finish', () => process.send?.(asked))
})

const send = pg.Client.prototype.query as (...args: unknown[]) => unknown

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [query, values = []] = args as [string | Partial<Query>, unknown[]?]
  const { name, text = '', values: own = values }: Partial<Query> = typeof query === 'string' ? { text: query } : query
  current.getStore()?.push({ name, text, values: own })
  return send.apply(this, args)
} as typeof pg.Client.prototype.query
