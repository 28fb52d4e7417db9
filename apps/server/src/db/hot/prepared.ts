import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type Db, hotPoolOf } from '../database.ts'
import { nameOf } from '../statements.ts'

class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Stands for a value that is known only when the statement is sent: it goes into the query as it is. It cannot be
 * compared, counted with or looked into, because the query is built once for all values.
 */
export type Placeholder<Value> = RawBuilder<Value>

/** For pieces of queries that prepared and ordinary ones share. */
export type Parameter<Value> = Value | Placeholder<Value>

/** What a prepared query is built with. */
export type Placeholders<Params> = { [Name in keyof Params]-?: Placeholder<Params[Name]> }

const placeholders = <Params extends object>() =>
  new Proxy({} as Placeholders<Params>, { get: (_, name) => sql`${sql.val(new Slot(String(name)))}` })

/**
 * Sends a statement on the connections that plan it once for all values. Inside a transaction it stays on that
 * transaction's connection.
 */
export const sendHot = async <Row>(db: Db, compiled: CompiledQuery<Row>): Promise<Row[]> => {
  const pool = hotPoolOf(db)
  if (!pool) return (await db.executeQuery<Row>(compiled)).rows
  const { sql: text, parameters } = compiled
  return (await pool.query<Row & object>({ name: nameOf(text), text, values: [...parameters] })).rows
}

/**
 * For the few reads that are asked all day and always look the same (decision 008): the query is built and compiled on
 * the first call, later ones only fill in the values.
 */
export const prepared = <Params extends object, Row>(
  build: (db: Db, params: Placeholders<Params>) => Compilable<Row>,
) => {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, params: Params): Promise<Row[]> => {
    compiled ??= build(db, placeholders<Params>()).compile()
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? params[value.name as keyof Params] : value,
    )
    return sendHot(db, { ...compiled, parameters })
  }
}
