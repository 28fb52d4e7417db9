import type { EstState } from '@crm/contract/features/estimates/estimates.words'
import type { EstimateLink, EstimateQuestion } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Snapshot } from '../papers.queries.ts'

/** A link lives so long after the estimate's last valid day. */
export const graceDays = 30

export interface NewLink {
  est_no: number
  elk_way: 'talk' | 'mail' | 'copy' | 'qr'
  elk_name: string
  elk_phone?: string
  elk_email?: string
  token_hash?: Buffer
  emp_no: number | null
}

const lastMoment = (est_no: number) =>
  sql<string>`(select (coalesce(est_valid_dt, current_date) + ${graceDays + 1}::int)::timestamp at time zone 'Asia/Seoul'
                 from estimates where est_no = ${est_no})`

export const insertLink = async (db: Db, link: NewLink) => {
  const { elk_no } = await db
    .insertInto('estimate_links')
    .values({ ...link, expires_dt: lastMoment(link.est_no) })
    .returning('elk_no')
    .executeTakeFirstOrThrow()
  return elk_no
}

/** The message that leaves now has this token; one that was lost before opens nothing. */
export const setToken = (db: Db, elk_no: number, token_hash: Buffer) =>
  db.updateTable('estimate_links').set({ token_hash }).where('elk_no', '=', elk_no).execute()

export const setMail = (db: Db, elk_no: number, ob_no: number) =>
  db.updateTable('estimate_links').set({ ob_no }).where('elk_no', '=', elk_no).execute()

export interface LinkToSend {
  elk_no: number
  proj_no: number
  est_no: number
  elk_name: string
  elk_phone: string | null
  elk_email: string | null
  est_state: EstState
  is_revoked: boolean
  est_title: string
  est_code: string
  est_amount: number
  est_valid_dt: string | null
  client_name: string
}

export const findLinkToSend = async (db: Db, elk_no: number) => {
  const { rows } = await sql<LinkToSend>`
    select l.elk_no, l.est_no, e.proj_no, l.elk_name, l.elk_phone, l.elk_email, e.est_state, l.revoked_dt is not null as is_revoked,
           e.est_title, e.est_code, e.est_amount, e.est_valid_dt, c.client_name
      from estimate_links l join estimates e using (est_no) join projects p using (proj_no) join clients c using (client_no)
     where l.elk_no = ${elk_no}`.execute(db)
  return rows[0]
}

export interface OpenLink {
  elk_no: number
  elk_name: string
  first_read_dt: string | null
  reissue_asked_dt: string | null
  /** The version that the link was sent for. */
  sent_no: number
  /** The version that it shows: the one that stands, else the newest that was issued. */
  est_no: number
  est_root: number
  est_snapshot: Snapshot | null
}

/** By the token's hash; nothing where the link is revoked or too old, or its estimate was withdrawn. */
export const findOpenLink = async (db: Db, token_hash: Buffer) => {
  const { rows } = await sql<OpenLink>`
    select l.elk_no, l.elk_name, l.first_read_dt, l.reissue_asked_dt, l.est_no as sent_no, s.est_no, s.est_root, s.est_snapshot
      from estimate_links l join estimates o on o.est_no = l.est_no
     cross join lateral (select * from estimates v where v.est_root = o.est_root and v.est_issued_dt is not null
                          order by v.est_state = 'replaced', v.est_ver desc limit 1) s
     where l.token_hash = ${token_hash} and l.revoked_dt is null and s.est_state <> 'withdrawn'
       and greatest(l.expires_dt, (s.est_valid_dt + ${graceDays + 1}::int)::timestamp at time zone 'Asia/Seoul') > now()`.execute(
    db,
  )
  return rows[0]
}

interface OwnPage {
  est_no: number
  est_snapshot: Snapshot | null
  elk_no: number | null
  reader: string
  reissue_asked_dt: string | null
}

/** For one of the company's people: nothing where the estimate is another company's, was never issued or was withdrawn. */
export const findOwnPage = async (db: Db, own: { client_no: number; user_no: number; est_no: number }) => {
  const { rows } = await sql<OwnPage>`
    select s.est_no, s.est_snapshot, l.elk_no, l.reissue_asked_dt, u.user_name as reader
      from estimates o join projects p using (proj_no)
     cross join lateral (select * from estimates v where v.est_root = o.est_root and v.est_issued_dt is not null
                          order by v.est_state = 'replaced', v.est_ver desc limit 1) s
      join users u on u.user_no = ${own.user_no}
      left join estimate_links l on l.est_no = s.est_no and l.user_no = u.user_no
     where o.est_no = ${own.est_no} and p.client_no = ${own.client_no} and o.est_issued_dt is not null
       and s.est_state <> 'withdrawn'`.execute(db)
  return rows[0]
}

/** Of two tabs that open it at once the first is kept. */
export const insertReader = (
  db: Db,
  { est_no, user_no, elk_name }: { est_no: number; user_no: number; elk_name: string },
) =>
  db
    .insertInto('estimate_links')
    .values({ est_no, user_no, elk_name: elk_name.slice(0, 50), elk_way: 'portal', expires_dt: lastMoment(est_no) })
    .onConflict((conflict) => conflict.columns(['est_no', 'user_no']).where('user_no', 'is not', null).doNothing())
    .execute()

/** True for the first time only. */
export const markRead = async (db: Db, elk_no: number) => {
  const { numUpdatedRows } = await db
    .updateTable('estimate_links')
    .set({ first_read_dt: sql<string>`now()` })
    .where('elk_no', '=', elk_no)
    .where('first_read_dt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True once a day. */
export const markReissue = async (db: Db, elk_no: number) => {
  const { numUpdatedRows } = await db
    .updateTable('estimate_links')
    .set({ reissue_asked_dt: sql<string>`now()` })
    .where('elk_no', '=', elk_no)
    .where((row) =>
      row.or([
        row('reissue_asked_dt', 'is', null),
        row('reissue_asked_dt', '<', sql<string>`now() - interval '1 day'`),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All links to any version of an estimate; one of them where it is named. */
export const revokeLinks = (db: Db, est_root: number, elk_no?: number) =>
  sql`update estimate_links l set revoked_dt = now() from estimates e
       where e.est_no = l.est_no and e.est_root = ${est_root} and l.revoked_dt is null
         and l.elk_no = coalesce(${elk_no ?? null}::int, l.elk_no)`.execute(db)

/** The newest first, with what became of the message that has it. */
export const findLinks = async (db: Db, est_root: number) => {
  const { rows } = await sql<EstimateLink>`
    select l.elk_no, l.est_no, e.est_ver, l.elk_way, l.elk_name, coalesce(l.elk_phone, l.elk_email) as elk_to,
           case when l.revoked_dt is not null then 'revoked'
                when l.elk_way in ('copy', 'portal', 'qr') then 'sent'
                when a.at_state = 'failed' or o.ob_state = 'failed' then 'failed'
                when a.at_state in ('requested', 'delivered') or o.ob_state = 'sent' or l.first_read_dt is not null then 'sent'
                when l.elk_way = 'mail' and l.ob_no is not null and o.ob_no is null then 'sent'
                else 'waiting' end as outcome,
           case when a.at_state = 'failed' then coalesce(a.at_outcome, '')
                when o.ob_state = 'failed' then coalesce(o.ob_outcome, '') else '' end as reason,
           l.first_read_dt, l.reissue_asked_dt, l.expires_dt, l.reg_dt
      from estimate_links l join estimates e using (est_no)
      left join lateral (select at_state, at_outcome from alimtalk
                          where to_table = 'estimate_links' and to_no = l.elk_no order by at_no desc limit 1) a on true
      left join outbox o on o.ob_no = l.ob_no
     where e.est_root = ${est_root} order by l.elk_no desc limit 200`.execute(db)
  return rows
}

// ---------------------------------------------------------------- questions

export const insertQuestion = (db: Db, question: { est_root: number; eq_name: string; eq_question: string }) =>
  db.insertInto('estimate_questions').values(question).execute()

export const writeAnswer = async (
  db: Db,
  est_root: number,
  eq_no: number,
  eq_answer: string,
  emp_no: number | null,
) => {
  const { numUpdatedRows } = await db
    .updateTable('estimate_questions')
    .set({ eq_answer, answered_by: emp_no, answered_dt: sql<string>`now()` })
    .where('eq_no', '=', eq_no)
    .where('est_root', '=', est_root)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findQuestions = async (db: Db, est_root: number) => {
  const { rows } = await sql<EstimateQuestion>`
    select q.eq_no, q.eq_name, q.eq_question, q.reg_dt, q.eq_answer, u.user_name as answered_by, q.answered_dt
      from estimate_questions q left join employees m on m.emp_no = q.answered_by left join users u using (user_no)
     where q.est_root = ${est_root} order by q.eq_no`.execute(db)
  return rows
}
