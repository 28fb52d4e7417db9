import type { clientEstimates } from '@crm/contract/features/clientEstimates/clientEstimates'
import type {
  ClientContract,
  ClientEstimateRow,
  ClientEstimateWaiting,
} from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import type { CtrState } from '@crm/contract/features/contracts/contracts.words'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions } from '../../db/filters.ts'
import { type Paging, readPage } from '../../db/readPage.ts'
import { matches } from '../../db/search/search.ts'
import { today } from '../../db/today.ts'

/** Whose estimates are read, and who reads them. */
export interface Reader {
  client_no: number
  user_no: number
}

/** What the company was sent and was not taken back, the newest version of each: the one that its page shows. */
const shown = ({ client_no }: Reader) => sql`
  e.proj_no in (select p.proj_no from projects p where p.client_no = ${client_no})
  and e.est_state in ('issued', 'accepted', 'rejected', 'expired')
  and not exists (select from estimates v where v.est_root = e.est_root and v.est_ver > e.est_ver
                    and v.est_issued_dt is not null and v.est_state <> 'replaced')`

/** An estimate has expired after its last day, also before the night's job has noticed. */
const state = sql<ClientEstimateRow['state']>`
  case when e.est_state = 'issued' and e.est_valid_dt < ${today} then 'expired' else e.est_state end`

/** Of contracts that were made from it the one that stands, else the last; drafts are nobody's outside. */
const contract = sql`lateral (
  select k.*, case when k.ctr_state in ('sent', 'signing') and k.ctr_valid_dt < ${today} then 'expired' else k.ctr_state end as state_now
    from contracts k where k.est_no = e.est_no and k.ctr_state <> 'draft'
   order by k.ctr_state in ('declined', 'cancelled', 'expired'), k.ctr_no desc limit 1)`

/** What is to be done next, the most urgent of it. */
const waits = ({ user_no }: Reader) => sql<ClientEstimateRow['waits']>`
  case when k.ctr_due_dt < ${today} then 'overdue'
       when k.state_now in ('sent', 'signing') and exists (
         select from contract_signers s join users u on u.user_no = ${user_no}
          where s.ctr_no = k.ctr_no and s.cs_state = 'asked' and crm_is_signer(s.cs_email, s.cs_phone, u.user_email, u.user_phone)) then 'sign'
       when k.ctr_due_dt is not null then 'pay'
       when e.est_state = 'issued' and (e.est_valid_dt is null or e.est_valid_dt >= ${today})
        and coalesce(k.state_now, 'declined') in ('declined', 'cancelled', 'expired') then 'answer' end`

const from = sql`estimates e left join ${contract} k on true`

const readRows = async (db: Db, reader: Reader, est_nos: number[]) => {
  const isPayable = sql`k.state_now in ('concluded', 'sealed')`
  const { rows } = await sql<ClientEstimateRow>`
    select e.est_no, e.est_code, e.est_title, p.proj_name, ${state} as state, e.est_amount, e.est_issued_dt, e.est_valid_dt,
           k.state_now as ctr_state, case when ${isPayable} then k.ctr_paid end as paid,
           case when ${isPayable} then k.ctr_balance end as balance, k.ctr_due_dt as next_due_dt,
           greatest(coalesce(${today} - k.ctr_due_dt, 0), 0) as overdue_days, ${waits(reader)} as waits
      from ${from} join projects p on p.proj_no = e.proj_no
     where e.est_no = any (${est_nos}::int[])`.execute(db)
  return rows
}

type Filter = Omit<ParsedOf<typeof clientEstimates.list>['query'], keyof Paging>

const conditions = (reader: Reader, filter: Filter) =>
  filterConditions(filter, {
    keyword: (keyword) => matches(sql`e.search_text`, keyword),
    state: (wanted) => sql`${state} = ${wanted}`,
    waits: (wanted) => sql`${waits(reader)} = ${wanted}`,
  })

export const findOwnEstimates = (db: Db, reader: Reader, filter: Filter, page: Paging) =>
  readPage<ClientEstimateRow>(db, {
    id: 'e.est_no',
    from,
    where: [shown(reader), ...conditions(reader, filter)],
    orderBy: sql`e.est_issued_dt desc, e.est_no desc`,
    page,
    total: 'window',
    rows: (est_nos) => readRows(db, reader, est_nos),
  })

const mostWaiting = 5

/** How much waits for what, and the most urgent of it. */
export const findWaiting = async (db: Db, reader: Reader): Promise<ClientEstimateWaiting> => {
  const { rows } = await sql<Omit<ClientEstimateWaiting, 'rows'> & { est_nos: number[] }>`
    select count(*)::int as total, count(*) filter (where w.waits = 'answer')::int as answer,
           count(*) filter (where w.waits = 'sign')::int as sign, count(*) filter (where w.waits = 'pay')::int as pay,
           count(*) filter (where w.waits = 'overdue')::int as overdue,
           coalesce((array_agg(w.est_no order by array_position(array['overdue', 'sign', 'answer', 'pay'], w.waits), w.est_no desc)
                       filter (where w.waits is not null))[:${sql.lit(mostWaiting)}], '{}') as est_nos
      from (select e.est_no, ${waits(reader)} as waits from ${from} where ${shown(reader)}) w`.execute(db)
  const { est_nos = [], ...counts } = rows[0] ?? { total: 0, answer: 0, sign: 0, pay: 0, overdue: 0 }
  const found = new Map((await readRows(db, reader, est_nos)).map((row) => [row.est_no, row]))
  return { ...counts, rows: est_nos.flatMap((est_no) => found.get(est_no) ?? []) }
}

export interface OwnContract extends Omit<ClientContract, 'may_sign'> {
  ctr_no: number
  ctr_state: CtrState
}

const signers = (user_no: number) => sql`coalesce((
  select json_agg(json_build_object('cs_name', s.cs_name, 'cs_title', s.cs_title, 'cs_state', s.cs_state,
           'cs_signed_dt', to_char(s.cs_signed_dt, 'YYYY-MM-DD HH24:MI'),
           'is_me', crm_is_signer(s.cs_email, s.cs_phone, u.user_email, u.user_phone)) order by s.cs_place)
    from contract_signers s join users u on u.user_no = ${user_no} where s.ctr_no = k.ctr_no), '[]')`

const credits = sql`coalesce((
  select json_agg(json_build_object('projcrd_no', d.projcrd_no, 'projcrd_title', d.projcrd_title,
           'projcrd_amount', d.projcrd_amount, 'projcrd_paid', d.projcrd_paid, 'projcrd_pay_type', d.projcrd_pay_type,
           'projcrd_due_dt', d.projcrd_due_dt, 'projcrd_due_kind', d.projcrd_due_kind,
           'projcrd_due_days', d.projcrd_due_days, 'projcrd_deposit_dt', d.projcrd_deposit_dt) order by d.projcrd_no)
    from project_credits d where d.ctr_no = k.ctr_no), '[]')`

/** What was cancelled or could not be issued yet is between staff and the tax office. */
const papers = sql`coalesce((
  select json_agg(json_build_object('tp_no', t.tp_no, 'kind', t.kind, 'tp_state', t.tp_state, 'amended_of', t.amended_of,
           'projcrd_title', d.projcrd_title, 'supply', t.supply, 'vat', t.vat, 'total', t.total, 'company_name', t.company_name,
           'issue_number', t.issue_number, 'issued_dt', to_char(t.issued_dt, 'YYYY-MM-DD'), 'due_dt', t.due_dt) order by t.tp_no)
    from tax_papers t
    left join deposit_shares s on t.to_table = 'deposit_shares' and s.ds_no = t.to_no
    left join payments y on t.to_table = 'payments' and y.pay_no = t.to_no
    join project_credits d on d.projcrd_no = coalesce(s.projcrd_no, y.to_no)
   where t.ctr_no = k.ctr_no and t.tp_state <> 'cancelled'), '[]')`

const byCard = sql`exists (
  select from project_credits d join deposit_shares s using (projcrd_no) join deposits o using (dep_no)
   where d.ctr_no = k.ctr_no and o.dep_pay_type in (2, 4))`

const refunds = sql`coalesce((
  select json_agg(json_build_object('day', r.dep_dt, 'amount', r.amount) order by r.dep_dt)
    from (select o.dep_dt, -sum(s.ds_amount)::bigint as amount
            from project_credits d join deposit_shares s using (projcrd_no) join deposits o using (dep_no)
           where d.ctr_no = k.ctr_no and o.dep_amount < 0 and not o.is_correction group by o.dep_dt) r), '[]')`

const refundOpen = sql`coalesce((
  select sum(t.crp_amount) from contract_refunds r join contract_refund_parts t using (crf_no) left join payment_refunds f using (rf_no)
   where r.ctr_no = k.ctr_no and t.dropped_dt is null and t.back_dep_no is null and f.rf_state is distinct from 22), 0)::bigint`

/** The contract of an estimate that the caller has found to be the reader's company's; nothing where none was sent. */
export const findOwnContract = async (db: Db, est_no: number, { user_no }: Reader) => {
  const { rows } = await sql<OwnContract>`
    select k.ctr_no, k.ctr_title, k.ctr_kind, k.state_now as ctr_state, k.ctr_amount, k.ctr_paid as paid, k.ctr_balance as balance,
           k.ctr_concluded_dt, k.ctr_cancelled_dt, k.ctr_valid_dt, k.ctr_sealed_dt is not null as is_sealed,
           ${signers(user_no)} as signers, ${credits} as credits, ${papers} as papers, ${byCard} as by_card,
           ${refunds} as refunds, ${refundOpen} as refund_open
      from ${from} where e.est_no = ${est_no} and k.ctr_no is not null`.execute(db)
  return rows[0]
}
