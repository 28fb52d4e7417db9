import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Six digits that are sent by mail and prove that somebody reads it. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is stored only as the hash of itself and of what it is for. */
export const hashCode = (...parts: (string | number)[]) => createHash('sha256').update(parts.join(':')).digest()

type Values = Record<string, string | number | Buffer>

interface CodeColumns {
  table: 'device_codes' | 'share_codes'
  no: string
  expires: string
  used: string
}

/** The rules of codes for one table: a code expires, allows a few tries, and works once. */
export const oneTimeCodes = (columns: CodeColumns) => {
  const table = sql.table(columns.table)
  const no = sql.ref(columns.no)
  const expires = sql.ref(columns.expires)
  const used = sql.ref(columns.used)

  return {
    insert: async (db: Db, code: Values & { code_hash: Buffer }, minutes: number) => {
      const names = sql.join(Object.keys(code).map((name) => sql.ref(name)))
      await sql`insert into ${table} (${names}, ${expires})
                values (${sql.join(Object.values(code))}, now() + ${minutes} * interval '1 minute')`.execute(db)
    },

    /** Counts a try of the newest code before it is judged, in one statement: fifty guesses at once are fifty tries. */
    countTry: async (db: Db, target: Values, mostTries: number) => {
      const isOfTarget = Object.entries(target).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      const { rows } = await sql<{ code_no: number; code_hash: Buffer; tries: number }>`
        update ${table} set tries = tries + 1
         where ${no} = (select ${no} from ${table} where ${sql.join(isOfTarget, sql` and `)} order by ${no} desc limit 1)
           and ${used} is null and ${expires} > now() and tries < ${mostTries}
        returning ${no} as code_no, code_hash, tries`.execute(db)
      return rows[0]
    },

    /** False when somebody else has used it already. */
    markUsed: async (db: Db, code_no: number) => {
      const { rows } = await sql`
        update ${table} set ${used} = now() where ${no} = ${code_no} and ${used} is null returning 1`.execute(db)
      return rows.length === 1
    },

    /** Those that count for nothing any more, not even for the limits of a day. */
    deleteOld: async (db: Db) => {
      await sql`delete from ${table} where reg_dt < now() - interval '7 days'`.execute(db)
    },
  }
}
