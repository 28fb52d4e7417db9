import { type Compilable, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A Kysely query that one more condition narrows. */
export interface Selection<Row> extends Compilable<Row> {
  where(condition: Expression<SqlBool>): Selection<Row>
  executeTakeFirst(): Promise<Row | undefined>
}

const columnsOf = (values: object) => sql.join(Object.keys(values).map((column) => sql.ref(column)))

/** Writes one table by its number and its revision; feature code says which values, with the types of its table. */
export const recordTable = (table: string, key: string) => {
  const into = sql.table(table)
  const number = sql.ref(key)
  const numberOf = async (statement: RawBuilder<{ no: number }>, db: Db) => (await statement.execute(db)).rows[0]?.no

  return {
    insert: async (db: Db, values: object) => {
      const given = sql.join(Object.values(values))
      const statement = sql<{ no: number }>`
        insert into ${into} (${columnsOf(values)}) values (${given}) returning ${number} as no`
      const no = await numberOf(statement, db)
      if (no === undefined) throw new Error(`${table}: inserted no row`)
      return no
    },
    /** Undefined when there is no such row, or when it was changed since `rev`. */
    update: (db: Db, no: number, rev: number, values: object) => {
      const changes = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      const statement = sql<{ no: number }>`
        update ${into} set ${changes} where ${number} = ${no} and rev = ${rev} returning ${number} as no`
      return numberOf(statement, db)
    },
    /** Undefined when there was no such row. */
    remove: (db: Db, no: number) =>
      numberOf(sql<{ no: number }>`delete from ${into} where ${number} = ${no} returning ${number} as no`, db),
  }
}
