import { urlOf } from '@crm/contract/kit/client'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import type pg from 'pg'
import { readConfig } from '../apps/server/src/config.ts'
import { createDatabase } from '../apps/server/src/db/database.ts'
import { createPool } from '../apps/server/src/db/pool.ts'
import { readActor } from '../apps/server/src/features/auth/auth.service.ts'
import { features } from '../apps/server/src/features.ts'
import { hashToken } from '../apps/server/src/http/actors.ts'
import { type Machinery, plainContext } from '../apps/server/src/http/contexts.ts'
import { parseRequest } from '../apps/server/src/http/validate.ts'
import type { Read } from './reads.ts'

/** As it went to `pg`; a named one is a prepared statement. */
export interface Query {
  name?: string
  text: string
  values: unknown[]
}

const handlerOf = (endpoint: AnyEndpoint) => {
  for (const { endpoints, handlers } of Object.values(features)) {
    const name = Object.keys(endpoints).find((candidate) => endpoints[candidate] === endpoint)
    const handler = name === undefined ? undefined : handlers[name]
    if (handler) return typeof handler === 'function' ? handler : handler.withoutTransaction
  }
  throw new Error(`${endpoint.path} is in no feature`)
}

const noteQueries = (pool: pg.Pool) => {
  const asked: Query[] = []
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((query: string | Query, values: unknown[] = [], ...rest: unknown[]) => {
      asked.push(typeof query === 'string' ? { text: query, values } : { ...query, values: query.values ?? values })
      return send(query, values, ...rest)
    }) as typeof client.query
  })
  return asked
}

const refuseToEnqueue = () => async () => {
  throw new Error('A read puts no work into the queue')
}

const asFastifyWould = ({ endpoint, request }: Read) => {
  const { searchParams } = new URL(urlOf(endpoint, request), 'http://bench')
  return { params: request.params, query: Object.fromEntries(searchParams) } as Parameters<typeof parseRequest>[1]
}

/** Runs the read's own handler once and notes what it asks the database: the floor asks exactly that. */
export const captureQueries = async (databaseUrl: string, read: Read, token: string): Promise<Query[]> => {
  const pool = createPool({ url: databaseUrl, max: 2, onIdleError: () => {} })
  const asked = noteQueries(pool)
  const db = createDatabase(pool)
  try {
    const actor = await readActor(db)(hashToken(token))
    // The server remembers who a token belongs to.
    asked.length = 0
    const machinery = {
      db,
      config: readConfig({}),
      jobs: { enqueueIn: refuseToEnqueue },
      publish: () => {},
    } as unknown as Machinery
    const caller = { requestId: 'bench', ip: '127.0.0.1', userAgent: '', token }
    const ctx = plainContext(machinery, { ...caller, deviceCode: undefined, deviceName: undefined }, actor)
    await handlerOf(read.endpoint)(ctx, parseRequest(read.endpoint, asFastifyWould(read)))
    return [...asked]
  } finally {
    await db.destroy()
  }
}
