import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export interface ChainHead {
  ch_no: number
  ch_until: string
  prev_hash: string
  hash: string
  contracts: number
  /** Korea time. */
  day: string
}

/** The newest one; nothing before the first night. */
export const findLastHead = async (db: Db) => {
  const { rows } = await sql<ChainHead>`
    select ch_no, to_char(ch_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ch_until, prev_hash, hash, contracts,
           to_char(ch_until at time zone 'Asia/Seoul', 'YYYY.MM.DD HH24:MI') as day
      from chain_heads order by ch_no desc limit 1`.execute(db)
  return rows[0]
}

/** Of everything up to that time. */
export const hashOfChains = async (db: Db, until: string, prev: string) => {
  const { rows } = await sql<{ contracts: number; hash: string }>`
    select contracts, hash from crm_hash_of_chains(${until}::timestamptz, ${prev})`.execute(db)
  return rows[0] ?? { contracts: 0, hash: '' }
}

export const hasEventsSince = async (db: Db, since: string, until: string) => {
  const { rows } = await sql`
    select from contract_events where ce_at > ${since}::timestamptz and ce_at <= ${until}::timestamptz limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export const insertHead = (db: Db, head: Pick<ChainHead, 'ch_until' | 'contracts' | 'prev_hash' | 'hash'>) =>
  db.insertInto('chain_heads').values(head).execute()

export const findManagersToMail = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number; user_name: string; user_email: string | null }>`
    select emp_no, user_name, user_email from employees join users using (user_no)
     where emp_state = 1 and state = 1 and 'AdminContract' = any (emp_scope) order by emp_no`.execute(db)
  return rows
}
