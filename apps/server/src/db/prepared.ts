import type { Compilable, CompiledQuery } from 'kysely'
import { type Db, poolOf } from './database.ts'
import { nameOf } from './statements.ts'

class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Outside a transaction a statement needs nothing of Kysely's but its text: it goes straight to the pool. */
export const send = async <Row>(db: Db, compiled: CompiledQuery<Row>): Promise<Row[]> => {
  const pool = poolOf(db)
  if (!pool) return (await db.executeQuery<Row>(compiled)).rows
  const { sql: text, parameters } = compiled
  return (await pool.query<Row & object>({ name: nameOf(text), text, values: [...parameters] })).rows
}

/**
 * For the few reads that are asked all day and always look the same: the query is built and compiled on the first call,
 * later ones only fill in the values and go straight to the pool. `build` must put its parameters into the query as they are.
 */
export const prepared = <Params extends object, Row>(build: (db: Db, params: Params) => Compilable<Row>) => {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, params: Params): Promise<Row[]> => {
    compiled ??= build(db, new Proxy({} as Params, { get: (_, name) => new Slot(String(name)) })).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? params[value.name as keyof Params] : value,
    )
    return send(db, { ...compiled, parameters })
  }
}
