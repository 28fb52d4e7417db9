import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { hashToken } from '../http/actors.ts'
import { issueStored } from './estimateFixture.ts'

const newToken = () => randomBytes(16).toString('base64url')

/** A link to an estimate as rows, which is issued by it where it is not yet. */
export const estimateLinkTo = async (db: Db, est_no: number) => {
  const t = newToken()
  const { rows } = await sql`select from estimates where est_no = ${est_no} and est_issued_dt is null`.execute(db)
  if (rows.length) await issueStored(db, est_no, '2026-01-02')
  await sql`insert into estimate_links (est_no, token_hash, elk_way, elk_name, elk_email, expires_dt)
            values (${est_no}, ${hashToken(t)}, 'mail', '한대표', 'han@greenroof.example', now() + interval '30 days')`.execute(
    db,
  )
  return t
}

/** A signer of a contract with a link, as rows. */
export const signerLinkTo = async (db: Db, ctr_no: number) => {
  const t = newToken()
  await sql`with signer as (
              insert into contract_signers (ctr_no, cs_place, cs_name, cs_email)
              select ${ctr_no}, count(*), '서서명', 'seo@greenroof.example' from contract_signers where ctr_no = ${ctr_no} returning cs_no)
            insert into signer_links (cs_no, token_hash, slk_way, expires_dt)
            select cs_no, ${hashToken(t)}, 'copy', now() + interval '1 year' from signer`.execute(db)
  return t
}
