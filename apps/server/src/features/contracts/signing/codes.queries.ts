import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export const codeMinutes = 10
export const mostTries = 5

export interface SignerToProve {
  cs_no: number
  ctr_no: number
  proj_no: number
  cs_name: string
  cs_phone: string
  cs_email: string
  cs_state: string
  ctr_state: CtrState
}

export const findSignerToProve = async (db: Db, cs_no: number) => {
  const { rows } = await sql<SignerToProve>`
    select s.cs_no, k.ctr_no, k.proj_no, s.cs_name, s.cs_phone, s.cs_email, s.cs_state, k.ctr_state
      from contract_signers s join contracts k using (ctr_no) where s.cs_no = ${cs_no}`.execute(db)
  return rows[0]
}

/** The code that leaves now; an earlier one is worth nothing any more. */
export const setCode = (db: Db, cs_no: number, code_hash: Buffer) =>
  sql`update contract_signers set code_hash = ${code_hash}, code_tries = 0,
             code_until = clock_timestamp() + ${codeMinutes} * interval '1 minute'
       where cs_no = ${cs_no}`.execute(db)

/** While a new code is on its way none is good. */
export const askForCode = (db: Db, cs_no: number, code_to: string) =>
  sql`update contract_signers set code_hash = null, code_until = null, code_tries = 0, code_to = ${code_to}
       where cs_no = ${cs_no}`.execute(db)

export const countCodesLately = async (db: Db, ctr_no: number, cs_no: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contract_events
     where ctr_no = ${ctr_no} and cs_no = ${cs_no} and ce_kind = 'code_sent' and ce_at > now() - interval '1 hour'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Counts a try before it is judged; nothing where there is no code that is still good. */
export const countTry = async (db: Db, cs_no: number) => {
  const { rows } = await sql<{ code_hash: Buffer; code_tries: number }>`
    update contract_signers set code_tries = code_tries + 1
     where cs_no = ${cs_no} and code_hash is not null and code_until > now() and code_tries < ${mostTries}
    returning code_hash, code_tries`.execute(db)
  return rows[0]
}

/** Why there is no code to try. */
export const isUsedUp = async (db: Db, cs_no: number) => {
  const { rows } = await sql`
    select from contract_signers where cs_no = ${cs_no} and code_until > now() and code_tries >= ${mostTries}`.execute(
    db,
  )
  return rows.length > 0
}

/** It works once. */
export const markVerified = (db: Db, cs_no: number) =>
  sql`update contract_signers set cs_verified_dt = now(), code_hash = null, code_until = null where cs_no = ${cs_no}`.execute(
    db,
  )
