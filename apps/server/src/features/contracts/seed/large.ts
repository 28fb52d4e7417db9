import type { EventKind } from '@crm/contract/features/contracts/contracts.words'
import { showNumber } from '@crm/contract/kit/numbers'
import { type RawBuilder, sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const contractCount = 90_000
/** One of so many is cancelled. */
const cancelledEvery = 30

const run = (db: Db, query: RawBuilder<unknown>) => query.execute(db)

/** One row for each contract that is to be, from what the large seed of estimates has accepted. */
const planned = sql`
  create temporary table large_contracts as
  with author as (select array_agg(emp_no order by emp_no) as nos from employees),
  base as (select coalesce((select max(ctr_no) from contracts), 0) as ctr, coalesce((select max(cs_no) from contract_signers), 0) as cs)
  select e.*, base.ctr + e.n as ctr_no, base.cs + e.n as cs_no, author.nos[e.n % cardinality(author.nos) + 1] as emp_no,
         (e.signed_at at time zone 'Asia/Seoul')::date as day, e.n % ${sql.lit(cancelledEvery)} = 0 as is_cancelled
    from (select est_no, proj_no, est_title, est_amount, est_answered_dt as signed_at, row_number() over (order by est_no) as n
            from estimates x where est_state = 'accepted' and est_hash is null
             and not exists (select from contracts k where k.est_no = x.est_no) order by est_no limit ${sql.lit(contractCount)}) e
   cross join author cross join base`

const heads = sql`
  with template as (select ctt_no, ctt_ver from contract_templates order by ctt_no limit 1)
  insert into contracts (ctr_no, est_no, proj_no, ctr_kind, ctr_state, ctr_title, ctr_amount, ctr_concluded_dt, ctr_cancelled_dt,
                         ctr_cancel_reason, emp_no, reg_dt, ctt_no, ctt_ver, ctr_html, signatory_no, ctr_valid_dt, ctr_sent_dt, ctr_hash,
                         ctr_sealed_dt)
  select l.ctr_no, l.est_no, l.proj_no, 'electronic', case when l.is_cancelled then 'cancelled' else 'sealed' end, l.est_title, l.est_amount,
         l.day, case when l.is_cancelled then l.day + 5 end, case when l.is_cancelled then '고객 사정' else '' end, l.emp_no, l.signed_at,
         t.ctt_no, t.ctt_ver, '<p>용역 계약서</p>', l.emp_no, l.day + 14, l.signed_at - interval '1 hour',
         encode(sha256(convert_to('contract ' || l.ctr_no, 'UTF8')), 'hex'), l.signed_at + interval '1 minute'
    from large_contracts l cross join template t`

const signers = sql`
  insert into contract_signers (cs_no, ctr_no, cs_place, cs_name, cs_title, cs_email, cs_state, cs_viewed_dt, cs_read_dt, cs_verified_dt,
                                cs_signed_dt, cs_method)
  select cs_no, ctr_no, 0, '담당자', '대표', 'signer' || cs_no || '@example.com', 'signed', signed_at, signed_at, signed_at, signed_at, 'typed'
    from large_contracts`

const credits = sql`
  insert into project_credits (est_no, ctr_no, projcrd_title, projcrd_amount, projcrd_pay_type, projcrd_due_dt, reg_dt)
  select p.est_no, l.ctr_no, p.epl_title, p.epl_amount, p.epl_pay_type, l.day + 30 * (1 + p.epl_place), l.signed_at
    from estimate_plans p join large_contracts l using (est_no)`

/** By signers where `true`, else by staff. */
const kinds: [kind: EventKind, isSigners: boolean][] = [
  ['created', false],
  ['sent', false],
  ['asked', false],
  ['viewed', true],
  ['reminded', false],
  ['viewed', true],
  ['read', true],
  ['consented', true],
  ['consented', true],
  ['consented', true],
  ['consented', true],
  ['code_sent', true],
  ['verified', true],
  ['signed', true],
  ['concluded', false],
  ['sealed', false],
]
/** The chain of one contract, each event chained to the one before as the trigger does it. */
const chain = sql`
  create function pg_temp.large_chain(l large_contracts) returns setof contract_events language plpgsql as $$
  declare
    kinds      text[] := ${sql.lit(`{${kinds.map(([kind]) => kind)}}`)};
    of_signers boolean[] := ${sql.lit(`{${kinds.map(([, isSigners]) => isSigners)}}`)};
    event      contract_events;
    head       text := '';
  begin
    if l.is_cancelled then
      kinds := kinds || 'cancelled'::text;
      of_signers := of_signers || false;
    elsif l.n % 3 > 0 then
      kinds := kinds || 'downloaded'::text;
      of_signers := of_signers || true;
    end if;
    for place in 1 .. cardinality(kinds) loop
      event := row(0, l.ctr_no, l.signed_at + (place - 1) * interval '3 seconds', kinds[place], case when of_signers[place] then l.cs_no end,
                   case when not of_signers[place] then l.emp_no end, '{}'::jsonb, '203.0.113.7', 'Safari', head, '');
      head := crm_event_hash(event);
      event.hash := head;
      return next event;
    end loop;
  end $$`

const events = sql`
  insert into contract_events (ctr_no, ce_at, ce_kind, cs_no, emp_no, ce_address, ce_device, prev_hash, hash)
  select e.ctr_no, e.ce_at, e.ce_kind, e.cs_no, e.emp_no, e.ce_address, e.ce_device, e.prev_hash, e.hash
    from large_contracts l cross join lateral pg_temp.large_chain(l) e`

const counted = async (db: Db, table: 'contract_events' | 'project_credits') => {
  const { count } = await db
    .selectFrom(table)
    .innerJoin(sql<{ ctr_no: number }>`large_contracts`.as('l'), 'l.ctr_no', `${table}.ctr_no`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return showNumber(count)
}

/**
 * 90,000 contracts with 200,000 credits and 1,500,000 events, by statements over whole sets. What lists sort by is written
 * once the deposits are there (`refreshLargeMoney`).
 */
export const seedLargeContracts = (db: Db) =>
  // One connection for all, because the plan is a temporary table.
  db.connection().execute(async (one) => {
    await run(one, planned)
    await run(one, sql`create unique index on large_contracts (ctr_no)`)
    await run(one, sql`analyze large_contracts`)
    const tables = ['contracts', 'contract_signers', 'contract_events', 'project_credits']
    await withoutTriggers(one, tables, async () => {
      await run(one, heads)
      await run(one, signers)
      await run(one, credits)
      await run(one, sql`analyze contracts, project_credits`)
      await run(one, chain)
      await run(one, events)
      await run(one, sql`analyze contract_events`)
    })
    for (const [table, column] of [
      ['contracts', 'ctr_no'],
      ['contract_signers', 'cs_no'],
    ] as const)
      await run(
        one,
        sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(table)}))`,
      )
    const [credit, event] = [await counted(one, 'project_credits'), await counted(one, 'contract_events')]
    await run(one, sql`drop function pg_temp.large_chain`)
    await run(one, sql`drop table large_contracts`)
    return [`계약 ${showNumber(contractCount)}건, 결제 ${credit}건, 감사추적 ${event}건`]
  })
