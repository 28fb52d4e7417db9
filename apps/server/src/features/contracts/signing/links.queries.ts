import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { today } from '../../../db/today.ts'

/** A link lives so long after the last day for signing. */
export const graceDays = 30

export interface NewSignerLink {
  cs_no: number
  slk_way: 'talk' | 'mail' | 'copy' | 'reminder'
  slk_to?: string
  token_hash?: Buffer
}

/** To the end of its last day in Korea: a year after the contract was concluded, else thirty days after the deadline. */
const lastMoment = sql<string>`
  (coalesce((k.ctr_concluded_dt + interval '1 year')::date, k.ctr_valid_dt + ${sql.lit(graceDays)}) + 1)::timestamp
    at time zone 'Asia/Seoul'`

export const insertSignerLink = async (db: Db, link: NewSignerLink) => {
  const { slk_no } = await db
    .insertInto('signer_links')
    .values({
      ...link,
      expires_dt: sql<string>`(select ${lastMoment} from contracts k join contract_signers s using (ctr_no) where s.cs_no = ${link.cs_no})`,
    })
    .returning('slk_no')
    .executeTakeFirstOrThrow()
  return slk_no
}

/** Links of a contract live on for a year once it is concluded. */
export const prolongLinks = (db: Db, ctr_no: number) =>
  sql`update signer_links l set expires_dt = ${lastMoment} from contract_signers s, contracts k
       where s.cs_no = l.cs_no and k.ctr_no = s.ctr_no and k.ctr_no = ${ctr_no}`.execute(db)

/** The message that leaves now has this token; one that was lost before opens nothing. */
export const setToken = (db: Db, slk_no: number, token_hash: Buffer) =>
  db.updateTable('signer_links').set({ token_hash }).where('slk_no', '=', slk_no).execute()

export const setMail = (db: Db, slk_no: number, ob_no: number) =>
  db.updateTable('signer_links').set({ ob_no }).where('slk_no', '=', slk_no).execute()

export interface OpenLink {
  slk_no: number
  cs_no: number
  ctr_no: number
}

/** By the token's hash; nothing where the link is revoked or too old. */
export const findOpenLink = async (db: Db, token_hash: Buffer) => {
  const { rows } = await sql<OpenLink>`
    select l.slk_no, l.cs_no, s.ctr_no from signer_links l join contract_signers s using (cs_no)
     where l.token_hash = ${token_hash} and l.revoked_dt is null and l.expires_dt > now()`.execute(db)
  return rows[0]
}

export interface SignerLinkToSend {
  slk_no: number
  cs_no: number
  ctr_no: number
  proj_no: number
  cs_name: string
  cs_phone: string
  cs_email: string
  cs_state: string
  ctr_state: CtrState
  is_revoked: boolean
  is_over: boolean
  ctr_title: string
  ctr_amount: number
  ctr_valid_dt: string
  ctr_concluded_dt: string | null
  client_name: string
  /** The last day of the link. */
  until: string
}

export const findLinkToSend = async (db: Db, slk_no: number) => {
  const { rows } = await sql<SignerLinkToSend>`
    select l.slk_no, s.cs_no, k.ctr_no, k.proj_no, s.cs_name, s.cs_phone, s.cs_email, s.cs_state, k.ctr_state,
           l.revoked_dt is not null as is_revoked, k.ctr_valid_dt < ${today} as is_over,
           k.ctr_title, k.ctr_amount, k.ctr_valid_dt, k.ctr_concluded_dt, c.client_name,
           to_char((l.expires_dt at time zone 'Asia/Seoul') - interval '1 minute', 'YYYY-MM-DD') as until
      from signer_links l join contract_signers s using (cs_no) join contracts k using (ctr_no)
      join projects p using (proj_no) join clients c using (client_no)
     where l.slk_no = ${slk_no}`.execute(db)
  return rows[0]
}

/** Whether somebody was written to a moment ago. */
export const isRemindedLately = async (db: Db, cs_no: number, minutes: number) => {
  const { rows } = await sql`
    select from signer_links where cs_no = ${cs_no} and slk_way in ('talk', 'mail') and reg_dt > now() - ${minutes} * interval '1 minute'
     limit 1`.execute(db)
  return rows.length > 0
}

/** Who of those that signed has this number or mail address, while their links are alive. */
export const findSignedAt = async (db: Db, ctr_no: number, receiver: string) => {
  const { rows } = await sql<{ cs_no: number }>`
    select s.cs_no from contract_signers s join contracts k using (ctr_no)
     where s.ctr_no = ${ctr_no} and s.cs_state = 'signed' and crm_is_signer(s.cs_email, s.cs_phone, ${receiver}, ${receiver})
       and ${lastMoment} > now()
     order by s.cs_place limit 1`.execute(db)
  return rows[0]?.cs_no
}

/** Whom of its signers this person is; of two with one address the one whose turn it is. */
export const findOwnSigner = async (db: Db, ctr_no: number, user_no: number) => {
  const { rows } = await sql<{ cs_no: number }>`
    select s.cs_no from contract_signers s join users u on u.user_no = ${user_no}
     where s.ctr_no = ${ctr_no} and crm_is_signer(s.cs_email, s.cs_phone, u.user_email, u.user_phone)
     order by s.cs_state = 'asked' desc, s.cs_place limit 1`.execute(db)
  return rows[0]?.cs_no
}
