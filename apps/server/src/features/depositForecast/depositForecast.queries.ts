import {
  comingWeeks,
  type Forecast,
  type ForecastCredit,
  type ForecastWeek,
  leastPayments,
  pastWeeks,
} from '@crm/contract/features/depositForecast/depositForecast'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Habits change: only what was paid within two years says how somebody pays. */
const daysOfHabit = 730
/** Nobody pays so much later or earlier that a due day outside of this matters for the past weeks. */
const farthestDelay = 365

const stands = sql`k.ctr_state in ('concluded', 'sealed')`
const median = sql`round((percentile_cont(0.5) within group (order by h.days))::numeric)::int`

/**
 * How late clients usually pay: the median of the days between due and covered, of a client with enough earlier
 * payments, and of all.
 */
const habits = (today: string) => sql`
  habit as materialized (
    select p.client_no, c.projcrd_deposit_dt - c.projcrd_due_dt as days
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no)
     where c.projcrd_deposit_dt >= ${today}::date - ${sql.lit(daysOfHabit)} and c.projcrd_due_dt is not null and ${stands}),
  own as (select client_no, count(*)::int as payments, ${median} as days from habit h group by client_no
          having count(*) >= ${sql.lit(leastPayments)}),
  everybody as (select ${median} as days from habit h)`

const monday = (day: string) => sql`date_trunc('week', ${day}::date)::date`

/**
 * What is open, with the day its money is expected: the due day and the usual delay; where that has passed as well, the
 * delay counts from the coming Monday.
 */
const expected = (today: string) => sql`
  ${habits(today)},
  opened as (
    select c.projcrd_no, c.ctr_no, k.proj_no, p.client_no, c.projcrd_due_dt, c.projcrd_amount - c.projcrd_paid as open,
           coalesce(o.days, a.days, 0) as delay, coalesce(o.payments, 0) as payments,
           case when o.days is not null then 'client' when a.days is not null then 'company' else 'none' end as source,
           c.projcrd_due_dt < ${today}::date and c.projcrd_due_dt + coalesce(o.days, a.days, 0) < ${today}::date as is_moved
      from project_credits c join contracts k using (ctr_no) join projects p using (proj_no)
      cross join everybody a left join own o using (client_no)
     where c.projcrd_paid < c.projcrd_amount and c.projcrd_due_dt is not null and ${stands}),
  expected as (
    select o.*, case when o.is_moved then ${monday(today)} + 7 + greatest(o.delay, 0)
                     else greatest(o.projcrd_due_dt + o.delay, ${today}::date) end as expected_dt
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
    weeks as (select generate_series(${monday(today)} - ${sql.lit(7 * pastWeeks)}, ${monday(today)} + ${sql.lit(7 * (comingWeeks - 1))},
                                     interval '7 days')::date as week),
    came as (
      select date_trunc('week', d.dep_dt)::date as week, sum(d.dep_amount)::bigint as came from deposits d
       where d.dep_dt >= ${monday(today)} - ${sql.lit(7 * pastWeeks)} and (d.dep_amount > 0 or d.is_correction) group by 1),
    coming as (
      select date_trunc('week', e.expected_dt)::date as week, sum(e.open)::bigint as expected, count(*)::int as count
        from expected e group by 1),
    past as (
      select date_trunc('week', c.projcrd_due_dt + coalesce(o.days, a.days, 0))::date as week, sum(c.projcrd_amount)::bigint as expected,
             count(*)::int as count
        from project_credits c join contracts k using (ctr_no) join projects p using (proj_no)
        cross join everybody a left join own o using (client_no)
       where c.projcrd_due_dt between ${today}::date - ${sql.lit(farthestDelay + 7 * pastWeeks)} and ${today}::date + ${sql.lit(farthestDelay)}
         and c.projcrd_due_dt + coalesce(o.days, a.days, 0) >= ${monday(today)} - ${sql.lit(7 * pastWeeks)}
         and c.projcrd_due_dt + coalesce(o.days, a.days, 0) < ${monday(today)} and ${stands}
       group by 1)
    select (select json_agg(json_build_object('week', w.week, 'expected', coalesce(n.expected, b.expected, 0), 'came', coalesce(m.came, 0),
                     'count', coalesce(n.count, b.count, 0)) order by w.week)
              from weeks w left join came m using (week) left join coming n using (week) left join past b using (week)) as weeks,
           (select days from everybody) as company_delay, (select count(*)::int from own) as clients_known,
           coalesce(sum(e.open), 0)::bigint as open,
           coalesce(sum(e.open) filter (where e.projcrd_due_dt < ${today}::date), 0)::bigint as overdue,
           coalesce(sum(e.open) filter (where e.expected_dt >= ${monday(today)} + ${sql.lit(7 * comingWeeks)}), 0)::bigint as later
      from expected e`.execute(db)
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
    select g.projcrd_no, c.projcrd_title, g.ctr_no, k.ctr_title, g.client_no, n.client_name, g.projcrd_due_dt, g.open, g.expected_dt,
           g.delay, g.source, g.payments, g.is_moved, g.total
      from page g join project_credits c using (projcrd_no) join contracts k on k.ctr_no = g.ctr_no join clients n on n.client_no = g.client_no
     order by g.expected_dt, g.projcrd_no`.execute(db)
  return rows
}
