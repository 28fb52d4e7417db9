import { showNumber } from '@crm/contract/kit/numbers'
import { type RawBuilder, sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const firstVersions = 100_000
/** Every fifth has a second version. */
const secondEvery = 5
const estimateCount = firstVersions + firstVersions / secondEvery
/** Four lines each, and one more in every sixth. */
const moreLinesEvery = 6
const lineCount = estimateCount * 4 + estimateCount / moreLinesEvery
/** These are still valid. */
const recent = 1_000

const run = (db: Db, query: RawBuilder<unknown>) => query.execute(db)

/**
 * One row for each estimate that is to be: k counts them all, n their projects. What a line costs follows from k, so the
 * sums are known before there are lines.
 */
const planned = sql`
  create temporary table large_estimates as
  with project as (select proj_no, reg_dt, progress_status, row_number() over (order by proj_no) as n
                     from (select * from projects order by proj_no desc limit ${sql.lit(firstVersions)}) p),
  version as (
    select n as k, n, 1 as ver, n % ${sql.lit(secondEvery)} = 0 as is_replaced, proj_no, reg_dt, progress_status from project
    union all
    select ${sql.lit(firstVersions)} + n / ${sql.lit(secondEvery)}, n, 2, false, proj_no, reg_dt + interval '3 days', progress_status
      from project where n % ${sql.lit(secondEvery)} = 0),
  stated as (
    select v.*, base.no + k as est_no, base.no + n as est_root, (1 + k % 20) * 100000 as price,
           case when k % ${sql.lit(moreLinesEvery)} = 0 then 5 else 4 end as lines,
           case when is_replaced then 'replaced' when n % 20 = 0 then 'draft'
                when n > ${sql.lit(firstVersions - recent)} then 'issued' when n % 25 > 1 or n % 25 = 0 then 'accepted'
                when n % 2 = 0 then 'rejected' else 'expired' end as state
      from version v, (select coalesce(max(est_no), 0) as no from estimates) base)
  select s.*, case when state <> 'draft' then least(reg_dt, now()) end as issued_dt, price * lines as supply,
         price * lines / 10 as vat, price * lines / 10 * 11 as amount
    from stated s`

const heads = sql`
  with numbered as (
    select est_no, extract(year from issued_dt)::smallint as year,
           row_number() over (partition by extract(year from issued_dt) order by issued_dt, est_no) as number
      from large_estimates where issued_dt is not null),
  codes as (select n.est_no, format('BE-%s-%s', n.year, lpad((coalesce(k.last, 0) + n.number)::text, 5, '0')) as code
              from numbered n left join estimate_numbers k using (year)),
  author as (select array_agg(emp_no order by emp_no) as nos from employees)
  insert into estimates (est_no, est_root, est_ver, proj_no, est_title, est_state, est_code, est_to_name, est_valid_dt, est_supply,
                         est_vat, est_amount, est_list, emp_no, est_issued_dt, est_answered_dt, est_answer_way, est_answer_reason, reg_dt)
  select l.est_no, l.est_root, l.ver, l.proj_no, (array['견적서', '계약 견적서', '추가 작업 견적서'])[l.k % 3 + 1], l.state, c.code, '담당자',
         case when l.state in ('issued', 'draft') then current_date + 10 else (l.reg_dt + interval '14 days')::date end,
         l.supply, l.vat, l.amount, l.supply, author.nos[l.k % cardinality(author.nos) + 1], l.issued_dt,
         case when l.state in ('accepted', 'rejected') then l.issued_dt + interval '1 hour' end,
         case when l.state in ('accepted', 'rejected') then 'phone' end, case when l.state = 'rejected' then 'price' end, least(l.reg_dt, now())
    from large_estimates l left join codes c using (est_no) cross join author`

const lines = sql`
  with item as (select array_agg(ei_no order by ei_no) as nos, array_agg(ei_name order by ei_no) as names from estimate_items)
  insert into estimate_lines (est_no, el_place, el_kind, ei_no, el_name, el_unit, el_price, el_list_price)
  select l.est_no, place, 'line', item.nos[at], item.names[at], '식', l.price, l.price
    from large_estimates l cross join item cross join lateral generate_series(0, l.lines - 1) place
   cross join lateral (select ((l.k + place * 7) % cardinality(item.nos) + 1)::int as at) chosen`

/** Two parts, or three in two of nine; the last part takes what is left. */
const plans = sql`
  insert into estimate_plans (est_no, epl_place, epl_title, epl_kind, epl_value, epl_amount, epl_due_kind, epl_due_days, epl_pay_type)
  select l.est_no, place, p.titles[place + 1], 'share', p.parts[place + 1],
         case when place = cardinality(p.parts) - 1 then l.amount - (select sum(l.amount * x / 100) from unnest(trim_array(p.parts, 1)) x)
              else l.amount * p.parts[place + 1] / 100 end,
         p.dues[place + 1], 7, 1 + l.k % 5
    from large_estimates l
    join (values (false, array['계약금', '잔금'], array[50, 50], array['contract', 'delivery']),
                 (true, array['계약금', '중도금', '잔금'], array[30, 40, 30], array['contract', 'start', 'delivery']))
           p (is_long, titles, parts, dues) on p.is_long = (l.n % 9 < 2)
   cross join lateral generate_series(0, cardinality(p.parts) - 1) place`

/** The numbers go on where these end. */
const counters = sql`
  insert into estimate_numbers as n (year, last)
  select extract(year from issued_dt)::smallint, count(*) from large_estimates where issued_dt is not null group by 1
      on conflict (year) do update set last = n.last + excluded.last`

/** 120,000 estimates with 500,000 lines over the large company's projects, by statements over whole sets. */
export const seedLargeEstimates = async (db: Db) => {
  // One connection for all, because the plan is a temporary table.
  await db.connection().execute(async (one) => {
    await run(one, planned)
    await run(one, sql`create index on large_estimates (est_no)`)
    await run(one, sql`analyze large_estimates`)
    const tables = ['estimates', 'estimate_lines', 'estimate_plans']
    await withoutTriggers(one, tables, async () => {
      await run(one, heads)
      await run(one, counters)
      await run(one, lines)
      await run(one, plans)
      await run(one, sql`analyze estimates, estimate_plans`)
    })
    await run(
      one,
      sql`select setval(pg_get_serial_sequence('estimates', 'est_no'), (select max(est_no) from estimates))`,
    )
    await run(one, sql`drop table large_estimates`)
  })
  const count = (many: number) => showNumber(many)
  return [`견적 ${count(estimateCount)}건, 항목 ${count(lineCount)}개`]
}
