import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { oneTimeCodes } from '../../db/oneTimeCodes.ts'

/** All addresses together. */
const everywhere = ''

/** Counts a try before it is judged, here and over all addresses: fifty guesses at once are fifty tries. */
export const countPasswordTry = async (db: Db, sh_no: number, ip: string, minutes: number) => {
  const isOver = sql`share_tries.since_dt < now() - ${minutes} * interval '1 minute'`
  const rows = await db
    .insertInto('share_tries')
    .values([
      { sh_no, ip: everywhere },
      { sh_no, ip },
    ])
    .onConflict((conflict) =>
      conflict.columns(['sh_no', 'ip']).doUpdateSet({
        tries: sql`case when ${isOver} then 1 else share_tries.tries + 1 end`,
        since_dt: sql`case when ${isOver} then now() else share_tries.since_dt end`,
      }),
    )
    .returning(['ip', 'tries'])
    .execute()
  const triesAt = (address: string) => rows.find((row) => row.ip === address)?.tries ?? 0
  return { here: triesAt(ip), everywhere: triesAt(everywhere) }
}

/** A right password takes its own tries out of the count. */
export const forgetTries = async (db: Db, sh_no: number, ip: string) => {
  await sql`
    with here as (delete from share_tries where sh_no = ${sh_no} and ip = ${ip} returning tries)
    update share_tries t set tries = greatest(0, t.tries - here.tries) from here
     where t.sh_no = ${sh_no} and t.ip = ${everywhere}`.execute(db)
}

/** Requests for codes of one address wait for each other. */
export const lockCodesOf = (db: Db, sh_no: number, email: string) =>
  sql`select pg_advisory_xact_lock(hashtext('share_codes'), hashtext(${`${sh_no} ${email}`}))`.execute(db)

/** Codes that were sent to an address within a day: to one asker, to all, and how long ago the last one was. */
export const codesOfDay = (db: Db, sh_no: number, email: string, ip: string) =>
  db
    .selectFrom('share_codes')
    .select([
      sql<number>`count(*)::int`.as('ofAll'),
      sql<number>`(count(*) filter (where ip = ${ip}))::int`.as('ofAsker'),
      sql<number | null>`extract(epoch from now() - max(reg_dt))::float8`.as('last_ago'),
    ])
    .where('sh_no', '=', sh_no)
    .where('email', '=', email)
    .where('reg_dt', '>', sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()

export const shareCodes = oneTimeCodes({ table: 'share_codes', no: 'sc_no', expires: 'expires_dt', used: 'used_dt' })

export const deleteOldProofs = async (db: Db) => {
  await shareCodes.deleteOld(db)
  await db.deleteFrom('share_tries').where('since_dt', '<', sql<string>`now() - interval '1 day'`).execute()
}
