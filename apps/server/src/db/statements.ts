import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { searchesKeyword } from './search/search.ts'

/** So many texts are worth a name within an hour; PostgreSQL keeps the plan of each on every connection. */
const mostNames = 500
const mostWatched = 2000
const worthNaming = /^\s*(select|insert|update|delete|with)\b/i

/** The longest life of a connection: a statement that is not sent any more is forgotten on both sides. */
export const namesLastMs = 3_600_000

/**
 * The name under which a text is sent: from its second time on, for as long as it is used within each hour. A name is
 * never given to another text, since connections still know the old one by it.
 */
export const createNames = (now: () => number) => {
  let since = now()
  let given = 0
  let names = new Map<string, string>()
  let former = names
  let sentOnce = new Set<string>()

  const startAfresh = () => {
    since = now()
    former = names
    names = new Map()
    sentOnce = new Set()
  }

  const isFirstTime = (text: string) => {
    if (sentOnce.delete(text)) return false
    if (sentOnce.size < mostWatched) sentOnce.add(text)
    return true
  }

  return (text: string) => {
    const known = names.get(text)
    if (known) return known
    if (now() - since > namesLastMs) startAfresh()
    // Without a name it is planned for its own values each time.
    if (names.size >= mostNames || !worthNaming.test(text) || searchesKeyword(text)) return undefined
    const kept = former.get(text)
    if (!kept && isFirstTime(text)) return undefined
    const name = kept ?? `crm_${++given}`
    names.set(text, name)
    return name
  }
}

type Query = (text: string | object, values?: unknown[]) => unknown

/** The pool as Kysely sees it: every statement that is sent again and again is parsed and planned once a connection. */
export const namingStatements = (pool: pg.Pool): PostgresPool => {
  const nameOf = createNames(Date.now)
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient) => {
    const send = client.query.bind(client) as Query
    const query: Query = (text, values) => {
      const name = typeof text === 'string' ? nameOf(text) : undefined
      return name ? send({ name, text, values }) : send(text, values)
    }
    // Not made from the client: V8 slows an object down that others inherit from.
    return {
      query,
      release: () => client.release(),
      get processID() {
        return (client as { processID?: number }).processID
      },
    } as unknown as PostgresPoolClient
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
  } as PostgresPool
}
