import {
  comingWeeks,
  type Forecast,
  type ForecastCredit,
  type ForecastWeek,
  leastPayments,
  pastWeeks,
} from '@crm/contract/features/depositForecast/depositForecast'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Habits change: only what was paid within two years says how somebody pays. */
const daysOfHabit = 730
/** Nobody pays so much later or earlier that a due day outside of this matters for the past weeks. */
const farthestDelay = 365

const stands = sql`k.ctr_state in ('concluded', 'sealed')`
const median = sql`round((percentile_cont(0.5) within group (order by h.paid_dt - h.due_dt))::numeric)::int`
const isHabit = (today: string) => sql`h.paid_dt >= ${today}::date - ${sql.lit(daysOfHabit)}`

/** The Monday of a day's week. By arithmetic: what cuts off times of day is slow for days. */
const mondayOf = (day: RawBuilder<unknown>) => sql`${day} - (${day} - date '1900-01-01') % 7`
const monday = (day: string) => sql`(${mondayOf(sql`${day}::date`)})`
const firstPast = (today: string) => sql`${monday(today)} - ${sql.lit(7 * pastWeeks)}`

/**
 * Every payment that a forecast is made of, read once, each with its delay: how late clients usually pay. That is the
 * median of the days between due and covered, of a client with enough earlier payments, otherwise of all.
 */
const delayed = (today: string) => sql`
  credit as materialized (
    select c.projcrd_no, c.ctr_no, p.client_no, c.projcrd_due_dt as due_dt, c.projcrd_deposit_dt as paid_dt, c.projcrd_amount as amount,
           c.projcrd_amount - c.projcrd_paid as open
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no)
     where c.projcrd_due_dt is not null and ${stands}
       and (c.projcrd_paid < c.projcrd_amount or c.projcrd_deposit_dt >= ${today}::date - ${sql.lit(daysOfHabit)}
            or c.projcrd_due_dt >= ${today}::date - ${sql.lit(farthestDelay + 7 * pastWeeks)})),
  own as materialized (select client_no, count(*)::int as payments, ${median} as days from credit h where ${isHabit(today)}
                        group by client_no having count(*) >= ${sql.lit(leastPayments)}),
  everybody as materialized (select ${median} as days from credit h where ${isHabit(today)}),
  delayed as (
    select c.*, coalesce(o.days, a.days, 0) as delay, coalesce(o.payments, 0) as payments,
           case when o.days is not null then 'client' when a.days is not null then 'company' else 'none' end as source
      from credit c cross join everybody a left join own o using (client_no))`

/**
 * What is open, with the day its money is expected: the due day and the usual delay; where that has passed as well, the
 * delay counts from the coming Monday.
 */
const expected = (today: string) => sql`
  ${delayed(today)},
  opened as (
    select d.*, d.due_dt < ${today}::date and d.due_dt + d.delay < ${today}::date as is_moved from delayed d where d.open > 0),
  expected as (
    select o.*, case when o.is_moved then ${monday(today)} + 7 + greatest(o.delay, 0)
                     else greatest(o.due_dt + o.delay, ${today}::date) end as expected_dt
      from opened o)`

interface WeekSums {
  weeks: ForecastWeek[]
  company_delay: number | null
  clients_known: number
  open: number
  overdue: number
  later: number
}

/** The weeks that are shown, past and coming, oldest first, and what is beyond them. */
export const findWeeks = async (db: Db, today: string) => {
  const { rows } = await sql<WeekSums>`
    with ${expected(today)},
    weeks as (select ${firstPast(today)} + 7 * n as week from generate_series(0, ${sql.lit(pastWeeks + comingWeeks - 1)}) n),
    came as (
      select ${mondayOf(sql`d.dep_dt`)} as week, sum(d.dep_amount)::bigint as came from deposits d
       where d.dep_dt >= ${firstPast(today)} and (d.dep_amount > 0 or d.is_correction) group by 1),
    days as materialized (
      select e.expected_dt as day, e.due_dt < ${today}::date as is_overdue, sum(e.open) as open, count(*) as count
        from expected e group by 1, 2),
    coming as (
      select ${mondayOf(sql`day`)} as week, sum(open)::bigint as expected, sum(count)::int as count from days group by 1),
    past as (
      select ${mondayOf(sql`(d.due_dt + d.delay)`)} as week, sum(d.amount)::bigint as expected, count(*)::int as count from delayed d
       where d.due_dt between ${today}::date - ${sql.lit(farthestDelay + 7 * pastWeeks)} and ${today}::date + ${sql.lit(farthestDelay)}
         and d.due_dt + d.delay >= ${firstPast(today)} and d.due_dt + d.delay < ${monday(today)}
       group by 1)
    select (select json_agg(json_build_object('week', w.week, 'expected', coalesce(n.expected, b.expected, 0), 'came', coalesce(m.came, 0),
                     'count', coalesce(n.count, b.count, 0)) order by w.week)
              from weeks w left join came m using (week) left join coming n using (week) left join past b using (week)) as weeks,
           (select days from everybody) as company_delay, (select count(*)::int from own) as clients_known,
           coalesce(sum(open), 0)::bigint as open,
           coalesce(sum(open) filter (where is_overdue), 0)::bigint as overdue,
           coalesce(sum(open) filter (where day >= ${monday(today)} + ${sql.lit(7 * comingWeeks)}), 0)::bigint as later
      from days`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('sums are one row')
  return sums
}

/** What is open without a due day. */
export const findUndated = async (db: Db) => {
  const { rows } = await sql<Pick<Forecast, 'undated'>>`
    select coalesce(sum(c.projcrd_amount - c.projcrd_paid), 0)::bigint as undated from project_credits c join contracts k using (ctr_no)
     where c.projcrd_paid < c.projcrd_amount and c.projcrd_due_dt is null and ${stands}`.execute(db)
  return rows[0]?.undated ?? 0
}

interface Span {
  /** A day of the first week, and how many weeks from there. */
  from: string
  weeks: number
  offset: number
  limit: number
}

/** The payments of some weeks in the order in which they are expected, with how many there are. */
export const findExpected = async (db: Db, today: string, { from, weeks, offset, limit }: Span) => {
  const within = sql`e.expected_dt >= ${monday(from)} and e.expected_dt < ${monday(from)} + ${weeks}::int * 7`
  const { rows } = await sql<ForecastCredit & { total: number }>`
    with ${expected(today)},
    page as (
      select e.*, count(*) over ()::int as total from expected e where ${within}
       order by e.expected_dt, e.projcrd_no offset ${offset} limit ${limit})
    select g.projcrd_no, c.projcrd_title, g.ctr_no, k.ctr_title, g.client_no, n.client_name, g.due_dt as projcrd_due_dt, g.open, g.expected_dt,
           g.delay, g.source, g.payments, g.is_moved, g.total
      from page g join project_credits c using (projcrd_no) join contracts k on k.ctr_no = g.ctr_no join clients n on n.client_no = g.client_no
     order by g.expected_dt, g.projcrd_no`.execute(db)
  return rows
}
