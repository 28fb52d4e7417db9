import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** PostgreSQL keeps the plan of a named statement; this many different texts are worth a name. */
const mostNames = 500
const names = new Map<string, string>()
const worthNaming = /^\s*(select|insert|update|delete|with)\b/i

/** The name under which a text is sent; none for what is sent once. */
export const nameOf = (text: string) => {
  const known = names.get(text)
  if (known || names.size >= mostNames || !worthNaming.test(text)) return known
  const name = `crm_${names.size}`
  names.set(text, name)
  return name
}

type Query = (text: string | object, values?: unknown[]) => unknown

/** The pool as Kysely sees it: every statement that is sent again and again is parsed and planned once a connection. */
export const namingStatements = (pool: pg.Pool): PostgresPool => {
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
