import type { EstimateDraft, PlanDraft } from '@crm/contract/features/estimates/estimates.rows'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Estimates } from '../../db/types.gen.ts'
import type { StoredLine } from './estimates.queries.ts'

export type NewLine = Omit<StoredLine, 'el_no'>
export type NewPlan = PlanDraft & { epl_amount: number | null }

type Head = Omit<EstimateDraft, 'lines' | 'plans'>

export interface Sums {
  est_supply: number
  est_vat: number
  est_amount: number
  est_list: number
  est_below: number
}

/** The columns of a draft's own row. */
export const columnsOf = ({ est_discount, ...head }: Head, sums: Sums) => ({
  ...head,
  ...sums,
  est_discount_kind: est_discount?.kind ?? null,
  est_discount: est_discount?.value ?? 0,
})

export const insertEstimate = async (db: Db, row: Omit<Insertable<Estimates>, 'est_root'> & { est_root?: number }) => {
  // The root of a first version is its own number, which a trigger fills in.
  const { est_no } = await db
    .insertInto('estimates')
    .values(row as Insertable<Estimates>)
    .returning('est_no')
    .executeTakeFirstOrThrow()
  return est_no
}

type Row = Updateable<Estimates>
/** Values, or what the database makes of them: `now()` */
type Change = { [Name in keyof Row]: Row[Name] | RawBuilder<string> }

export const updateEstimate = (db: Db, est_no: number, change: Change) =>
  db
    .updateTable('estimates')
    .set(change as Row)
    .where('est_no', '=', est_no)
    .execute()

export const deleteEstimate = (db: Db, est_no: number) =>
  db.deleteFrom('estimates').where('est_no', '=', est_no).execute()

/** A changed draft is not what was approved. */
export const withoutApproval = {
  est_state: 'draft',
  est_asked_by: null,
  est_asked_of: null,
  est_asked_dt: null,
  est_asked_text: '',
  est_decided_by: null,
  est_decided_dt: null,
  est_is_approved: null,
  est_decided_text: '',
} as const

export const replaceParts = async (db: Db, est_no: number, lines: NewLine[], plans: NewPlan[]) => {
  await db.deleteFrom('estimate_lines').where('est_no', '=', est_no).execute()
  await db.deleteFrom('estimate_plans').where('est_no', '=', est_no).execute()
  await insertParts(db, est_no, lines, plans)
}

export const insertParts = async (db: Db, est_no: number, lines: NewLine[], plans: NewPlan[]) => {
  if (lines.length)
    await db
      .insertInto('estimate_lines')
      .values(
        lines.map(({ el_discount, ...line }, el_place) => ({
          ...line,
          est_no,
          el_place,
          el_discount_kind: el_discount?.kind ?? null,
          el_discount: el_discount?.value ?? 0,
        })),
      )
      .execute()
  if (plans.length)
    await db
      .insertInto('estimate_plans')
      .values(plans.map((plan, epl_place) => ({ ...plan, est_no, epl_place })))
      .execute()
}

/** The next number of this year in Korea; its row stays locked until the transaction is over, so that none is left out. */
export const takeNumber = async (db: Db) => {
  const { rows } = await sql<{ year: number; last: number; now: string }>`
    insert into estimate_numbers as n (year, last) values (extract(year from now() at time zone 'Asia/Seoul')::smallint, 1)
        on conflict (year) do update set last = n.last + 1
    returning year, last, now() as now`.execute(db)
  const { year, last, now } = rows[0] as { year: number; last: number; now: string }
  return { est_code: `BE-${year}-${String(last).padStart(5, '0')}`, now }
}
