import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { Db } from '../database.ts'
import { searchesKeyword } from '../search/search.ts'
import type { DB } from '../types.gen.ts'
import { sendHot } from './sendHot.ts'

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
export type Placeholder<Value> = Expression<Value>

/** For pieces of queries that prepared and ordinary ones share. */
export type Parameter<Value> = Value | Placeholder<Value>

/** What a prepared query is built with. */
export type Placeholders<Params> = { [Name in keyof Params]-?: Placeholder<Params[Name]> }

type Build<Params, Row> = (db: Db, params: Placeholders<Params>) => Compilable<Row>

/** Builds and compiles queries without any database behind it. */
const compiler: Db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const paramsOf = <Params>(read: (name: string) => unknown) =>
  new Proxy({} as Placeholders<Params>, { get: (_, name) => read(String(name)) })

/** Values that an `if`, a `?:`, `??`, `=== null` or `typeof` would tell from a placeholder, which is an object. */
const otherValues = [0, null]

/** The values of a compiled query, with those of the call in the place of its slots. */
const fillIn = ({ parameters }: CompiledQuery, read: (name: string) => unknown) =>
  parameters.map((value) => (value instanceof Slot ? read(value.name) : value))

/**
 * The query must be the same whatever the values are. TypeScript refuses comparing a placeholder with a value or counting
 * with it, but not asking whether it is there; so the query is built with values that answer that otherwise.
 */
const refuseConditions = <Params, Row>(build: Build<Params, Row>, compiled: CompiledQuery<Row>) => {
  for (const value of otherValues) {
    const params = paramsOf<Params>(() => value)
    const other = build(compiler, params).compile()
    const expected = fillIn(compiled, () => value)
    if (other.sql !== compiled.sql || other.parameters.some((each, index) => each !== expected[index]))
      throw new Error(`A prepared query must not depend on its values (decision 008):\n${compiled.sql}\n${other.sql}`)
  }
}

/**
 * For the few reads that are asked all day and always look the same (decision 008): the query is built and compiled
 * here, once; calls only fill in the values. One that depends on a value fails here, when the program starts.
 */
export const prepared = <Params extends object, Row>(build: Build<Params, Row>) => {
  const slots = paramsOf<Params>((name) => sql`${sql.val(new Slot(name))}`)
  const compiled = build(compiler, slots).compile()
  refuseConditions(build, compiled)
  if (searchesKeyword(compiled.sql)) throw new Error(`The plan of a search for a keyword is not kept:\n${compiled.sql}`)
  return (db: Db, params: Params): Promise<Row[]> =>
    sendHot(db, { ...compiled, parameters: fillIn(compiled, (name) => params[name as keyof Params]) })
}
