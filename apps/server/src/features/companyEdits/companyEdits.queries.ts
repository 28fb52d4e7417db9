import type { EditableCompany, HeldField } from '@crm/contract/features/companyEdits/companyEdits'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The firm that staff recognised a venture capitalist's in. */
export const findFirmOf = (db: Db, user_no: number) =>
  db.selectFrom('vc_members').select('client_no').where('user_no', '=', user_no).executeTakeFirst()

/** Locked where it is to be changed: one writer of a company at a time. */
export const findCompany = (db: Db, client_no: number, { lock = false } = {}) =>
  db
    .selectFrom('clients')
    .select(['client_no', 'client_name', 'client_rep_name', 'client_biz_no', 'client_phone'])
    .select(['client_zip', 'client_addr', 'client_addr_detail', 'client_homepage', 'rev'])
    .where('client_no', '=', client_no)
    .$if(lock, (query) => query.forUpdate())
    .$castTo<Omit<EditableCompany, 'open' | 'refused'>>()
    .executeTakeFirst()

/** What is wanted of each fact; null where it is to be empty. */
export type Wanted = { client_name?: string } & Partial<Record<Exclude<HeldField, 'client_name'>, string | null>>

const changes = (db: Db) =>
  db
    .selectFrom('company_changes as h')
    .innerJoin('users as u', 'u.user_no', 'h.user_no')
    .select(['h.cc_no', 'h.client_no', 'h.user_no', 'u.user_name as asked_by', 'h.reg_dt'])
    .select(sql<Wanted>`h.cc_wanted`.as('wanted'))
    .where('h.cc_state', '=', 'open')

export const findOpen = (db: Db, client_no: number) =>
  changes(db).where('h.client_no', '=', client_no).executeTakeFirst()

export const findOpenByNo = (db: Db, cc_no: number) => changes(db).where('h.cc_no', '=', cc_no).executeTakeFirst()

/** The last one, if it was refused. */
export const findRefused = async (db: Db, client_no: number) => {
  const last = await db
    .selectFrom('company_changes')
    .select(['cc_state', 'cc_reason', 'decided_dt'])
    .where('client_no', '=', client_no)
    .orderBy('cc_no', 'desc')
    .executeTakeFirst()
  return last?.cc_state === 'refused' && last.decided_dt
    ? { cc_reason: last.cc_reason ?? '', decided_dt: last.decided_dt }
    : null
}

export const insertChange = (db: Db, client_no: number, user_no: number, wanted: Wanted) =>
  db
    .insertInto('company_changes')
    .values({ client_no, user_no, cc_wanted: JSON.stringify(wanted) })
    .returning('cc_no')
    .executeTakeFirstOrThrow()

export const withdrawOpen = (db: Db, client_no: number) =>
  db
    .updateTable('company_changes')
    .set({ cc_state: 'withdrawn' })
    .where('client_no', '=', client_no)
    .where('cc_state', '=', 'open')
    .returning('cc_no')
    .executeTakeFirst()

interface Decision {
  cc_state: 'accepted' | 'refused'
  cc_reason: string | null
  decided_by: number
}

/** Returns undefined when the request is not open any more. */
export const decideChange = (db: Db, cc_no: number, decision: Decision) =>
  db
    .updateTable('company_changes')
    .set({ ...decision, decided_dt: sql`now()` })
    .where('cc_no', '=', cc_no)
    .where('cc_state', '=', 'open')
    .returning('cc_no')
    .executeTakeFirst()

/** The staff in charge who may change companies; without one, everybody who may. */
export const findDeciders = async (db: Db, client_no: number, scope: string) => {
  const { rows } = await sql<{ emp_no: number; is_manager: boolean }>`
    select e.emp_no, exists (select from client_managers m where m.client_no = ${client_no} and m.emp_no = e.emp_no) as is_manager
      from employees e join users u using (user_no)
     where e.emp_state = 1 and u.state = 1 and ${scope} = any (e.emp_scope)`.execute(db)
  const managers = rows.filter(({ is_manager }) => is_manager)
  return (managers.length ? managers : rows).map(({ emp_no }) => emp_no)
}

/** The accounts of a company's own people, clients and venture capitalists alike. */
export const findPeople = async (db: Db, client_no: number) => {
  const { rows } = await sql<{ user_no: number }>`
    select user_no from client_members where client_no = ${client_no}
    union select user_no from vc_members where client_no = ${client_no}`.execute(db)
  return rows.map(({ user_no }) => user_no)
}
