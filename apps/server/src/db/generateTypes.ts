import { generate, getDialect } from 'kysely-codegen'
import { createDatabase } from './database.ts'
import { createPool } from './pool.ts'

/** The database's own tables as Kysely types, with the values that our pool's parsers make of them. */
export const generateTypes = async (url: string): Promise<string> => {
  const db = createDatabase(createPool({ url, max: 1, onIdleError: () => {} }))
  try {
    return await generate({
      db,
      dialect: getDialect('postgres'),
      defaultSchemas: ['public'],
      typeMapping: { timestamptz: 'string', date: 'string', int8: 'number', bytea: 'Buffer' },
    })
  } finally {
    await db.destroy()
  }
}
