import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import type {
  EstimateSettings,
  OfferedItem,
  OfferedPackage,
  Recipient,
} from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateLine, EstimatePlan, EstimateRow } from '@crm/contract/features/estimates/estimates.rows'
import type { EstState } from '@crm/contract/features/estimates/estimates.words'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { openingScopes } from './estimates.policy.ts'

// ---------------------------------------------------------------- rows

const rowFrom = sql`
  estimates e join projects p on p.proj_no = e.proj_no join clients c on c.client_no = p.client_no
  left join pocket_service s on s.psrv_no = p.psrv_no
  left join employees m on m.emp_no = e.emp_no left join users u on u.user_no = m.user_no`

const rowColumns = sql`
  e.est_no, e.est_code, e.est_title, e.est_ver, e.est_state, e.proj_no, p.proj_name, c.client_name, s.psrv_name,
  e.est_supply, e.est_vat, e.est_amount, e.est_valid_dt, e.est_issued_dt, u.user_name as emp_name, e.reg_dt`

export const findRowsByNo = async (db: Db, est_nos: number[]) =>
  (await sql<EstimateRow>`select ${rowColumns} from ${rowFrom} where e.est_no = any (${est_nos}::int[])`.execute(db))
    .rows

/** All versions of all estimates of a project, the newest first. */
export const findRowsOfProject = async (db: Db, proj_no: number) =>
  (
    await sql<EstimateRow>`
      select ${rowColumns} from ${rowFrom} where e.proj_no = ${proj_no}
       order by e.est_root desc, e.est_ver desc limit 500`.execute(db)
  ).rows

// ---------------------------------------------------------------- one estimate

/** A line as it is stored, with what it costs us. */
export interface StoredLine extends EstimateLine {
  el_cost: number | null
  el_pocket: number
  /** The least it is sold for, each, when it was taken from the price list. */
  el_floor: number | null
}

const lines = sql`coalesce((
  select json_agg(json_build_object('el_no', l.el_no, 'el_kind', l.el_kind, 'ei_no', l.ei_no, 'el_name', l.el_name,
           'el_content', l.el_content, 'el_unit', l.el_unit, 'el_quantity', l.el_quantity, 'el_price', l.el_price,
           'el_list_price', l.el_list_price, 'el_cost', l.el_cost, 'el_pocket', l.el_pocket, 'el_floor', l.el_floor,
           'el_discount', case when l.el_discount_kind is not null then
              json_build_object('kind', l.el_discount_kind, 'value', l.el_discount) end,
           'is_taxable', l.is_taxable, 'is_optional', l.is_optional, 'is_chosen', l.is_chosen,
           'el_memo', l.el_memo) order by l.el_place)
    from estimate_lines l where l.est_no = e.est_no), '[]')`

const plans = sql`coalesce((
  select json_agg(json_build_object('epl_title', k.epl_title, 'epl_kind', k.epl_kind, 'epl_value', k.epl_value,
           'epl_amount', k.epl_amount, 'epl_due_kind', k.epl_due_kind, 'epl_due_dt', k.epl_due_dt,
           'epl_due_days', k.epl_due_days, 'epl_pay_type', k.epl_pay_type) order by k.epl_place)
    from estimate_plans k where k.est_no = e.est_no), '[]')`

const versions = sql`(
  select json_agg(json_build_object('est_no', v.est_no, 'est_ver', v.est_ver, 'est_state', v.est_state,
           'est_amount', v.est_amount, 'reg_dt', to_char(v.reg_dt, 'YYYY-MM-DD HH24:MI')) order by v.est_ver desc)
    from estimates v where v.est_root = e.est_root)`

const nameOf = (column: string) =>
  sql`(select x.user_name from employees y join users x using (user_no) where y.emp_no = ${sql.ref(column)})`

/** What the row says, before it is decided what this reader may know. */
export interface StoredEstimate extends EstimateRow {
  est_root: number
  client_no: number
  est_to_name: string
  est_to_phone: string
  est_to_email: string
  est_vat_mode: Estimate['est_vat_mode']
  est_discount: Estimate['est_discount']
  est_list: number
  est_below: number
  est_terms: string
  est_note: string
  est_memo: string
  est_hash: string | null
  rev: number
  lines: StoredLine[]
  plans: EstimatePlan[]
  versions: Estimate['versions']
  est_asked_by: number | null
  est_asked_of: number | null
  est_asked_dt: string | null
  est_asked_text: string
  est_decided_dt: string | null
  est_is_approved: boolean | null
  est_decided_text: string
  asked_by: string | null
  asked_of: string | null
  decided_by: string | null
  est_answered_dt: string | null
  est_answer_way: 'phone' | 'page' | null
  est_answer_name: string
  est_answer_reason: NonNullable<Estimate['answer']>['reason']
  est_answer_text: string
  /** The reader is one of the project's people. */
  is_member: boolean
  /** Of the contract that was made from it and neither declined, cancelled nor expired. */
  contract_state: CtrState | null
}

const isLive = sql`k.ctr_state not in ('declined', 'cancelled', 'expired')`

export const findEstimate = async (db: Db, est_no: number, reader: number | null) => {
  const { rows } = await sql<StoredEstimate>`
    select ${rowColumns}, e.est_root, p.client_no, e.est_to_name, e.est_to_phone, e.est_to_email, e.est_vat_mode,
           case when e.est_discount_kind is not null then
             json_build_object('kind', e.est_discount_kind, 'value', e.est_discount) end as est_discount,
           e.est_list, e.est_below, e.est_terms, e.est_note, e.est_memo, e.est_hash, e.rev,
           e.est_asked_by, e.est_asked_of, e.est_asked_dt, e.est_asked_text, e.est_decided_dt, e.est_is_approved,
           e.est_decided_text, ${nameOf('e.est_asked_by')} as asked_by, ${nameOf('e.est_asked_of')} as asked_of,
           ${nameOf('e.est_decided_by')} as decided_by, e.est_answered_dt, e.est_answer_way, e.est_answer_name,
           e.est_answer_reason, e.est_answer_text, ${lines} as lines, ${plans} as plans, ${versions} as versions,
           exists (select from project_employees k where k.proj_no = e.proj_no and k.emp_no = ${reader}::int) as is_member,
           (select k.ctr_state from contracts k where k.est_no = e.est_no and ${isLive}) as contract_state
      from ${rowFrom} where e.est_no = ${est_no}`.execute(db)
  return rows[0]
}

export interface HeldVersion {
  est_no: number
  est_ver: number
  est_state: EstState
  rev: number
}

/**
 * Holds the project and then all versions of one estimate until the transaction is over: always in this order, because
 * every change of an estimate changes its project's contract columns as well.
 */
export const holdEstimate = async (db: Db, est_no: number) => {
  await sql`select proj_no from projects
             where proj_no = (select proj_no from estimates where est_no = ${est_no}) for update`.execute(db)
  const { rows } = await sql<HeldVersion>`
    select est_no, est_ver, est_state, rev from estimates
     where est_root = (select est_root from estimates where est_no = ${est_no}) order by est_ver for update`.execute(db)
  return rows
}

/** Whether a contract was made from it that still stands, in whatever state. */
export const hasLiveContract = async (db: Db, est_no: number) => {
  const { rows } = await sql`select from contracts k where k.est_no = ${est_no} and ${isLive}`.execute(db)
  return rows.length > 0
}

export const holdProject = (db: Db, proj_no: number) =>
  sql`select proj_no from projects where proj_no = ${proj_no} for update`.execute(db)

// ---------------------------------------------------------------- settings and the price list

export const findSettings = (db: Db) =>
  db
    .selectFrom('estimate_settings')
    .select(['es_limits', 'es_valid_days', 'es_vat_mode', 'es_plan', 'es_terms', 'es_note', 'rev'])
    .executeTakeFirstOrThrow() as Promise<EstimateSettings & { rev: number }>

export const updateSettings = async (db: Db, { es_plan, ...settings }: EstimateSettings, rev: number) => {
  const { numUpdatedRows } = await db
    .updateTable('estimate_settings')
    .set({ ...settings, es_limits: settings.es_limits as number[], es_plan: JSON.stringify(es_plan) })
    .where('rev', '=', rev)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findOffered = async (db: Db) => {
  const [items, packages] = await Promise.all([
    sql<OfferedItem>`
      select i.ei_no, i.ei_name, i.ei_content, i.ei_unit, i.ei_price, i.is_taxable, s.psrv_name
        from estimate_items i left join pocket_service s using (psrv_no)
       where i.state = 1 order by s.psrv_no nulls last, i.ei_name, i.ei_no`.execute(db),
    sql<OfferedPackage>`
      select k.ep_no, k.ep_name, k.ep_text,
             (select coalesce(json_agg(json_build_object('ei_no', i.ei_no, 'quantity', l.line -> 'quantity', 'rate', l.line -> 'rate')
                       order by l.place), '[]')
                from jsonb_array_elements(k.ep_lines) with ordinality l (line, place)
                join estimate_items i on i.ei_no = (l.line ->> 'ei_no')::int and i.state = 1) as lines
        from estimate_packages k where k.state = 1 order by k.ep_name, k.ep_no`.execute(db),
  ])
  return { items: items.rows, packages: packages.rows }
}

/** What a line copies from the price list. */
export interface ListItem {
  ei_no: number
  ei_price: number
  ei_floor_price: number | null
  ei_cost: number | null
  ei_pocket: number
  state: number
}

export const findItems = async (db: Db, ei_nos: number[]) => {
  if (!ei_nos.length) return new Map<number, ListItem>()
  const rows = await db
    .selectFrom('estimate_items')
    .select(['ei_no', 'ei_price', 'ei_floor_price', 'ei_cost', 'ei_pocket', 'state'])
    .where('ei_no', '=', sql<number>`any (${ei_nos}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.ei_no, row]))
}

/** Everybody active who can open estimates, with their level. */
export const findDeciders = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number; user_name: string; emp_lv: number }>`
    select e.emp_no, u.user_name, e.emp_lv from employees e join users u using (user_no)
     where e.emp_state = 1 and u.state = 1 and e.emp_scope && ${openingScopes}::text[]
     order by e.emp_lv, u.user_name, e.emp_no`.execute(db)
  return rows
}

/** Issued estimates by their last valid day, in the order in which projects are always held. */
export const findValidUntil = async (db: Db, condition: RawBuilder<unknown>) => {
  const { rows } = await sql<{
    est_no: number
    proj_no: number
    est_title: string
    est_code: string
    client_name: string
  }>`
    select e.est_no, e.proj_no, e.est_title, e.est_code, c.client_name
      from estimates e join projects p using (proj_no) join clients c using (client_no)
     where e.est_state = 'issued' and ${condition} order by e.proj_no, e.est_no`.execute(db)
  return rows
}

/** The representative, the contacts of the company, and its people with an account, whose address is known; each name once. */
export const findRecipients = async (db: Db, proj_no: number) => {
  const { rows } = await sql<Recipient>`
    select name, coalesce(max(number), '') as number, coalesce(max(email), '') as email
      from (select c.client_no, 0 as place, c.client_rep_name as name, c.client_phone as number, null as email
              from projects p join clients c using (client_no) where p.proj_no = ${proj_no}
            union all
            select c.client_no, k.place::int, k.contact ->> 'name', k.contact ->> 'number', null
              from projects p join clients c using (client_no)
             cross join lateral jsonb_array_elements(c.client_contact) with ordinality k(contact, place)
             where p.proj_no = ${proj_no}
            union all
            select p.client_no, 1000, u.user_name, u.user_phone, u.user_email
              from projects p join client_members m using (client_no) join users u using (user_no)
             where p.proj_no = ${proj_no} and u.state = 1) known
     where name <> '' group by name order by min(place), name limit 100`.execute(db)
  return rows
}
