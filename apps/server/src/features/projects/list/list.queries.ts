import type { ProjectFilter } from '@crm/contract/features/projects/projects.rows'
import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { pageFrom } from '../../../db/paged.ts'
import { matches } from '../../../db/search.ts'
import { withFigure } from '../../../db/totals.ts'
import { findProjectsByNo } from './rows.queries.ts'

interface Paging {
  offset: number
  limit: number
}

/** What a list may be narrowed by; `own` is the one who asks. */
interface Narrowing extends ProjectFilter {
  own: number | null
}

/** The words of an enum as text of the statement: the general plan then knows how many rows each stands for. */
const literals = (words: readonly string[]) => sql.join([...words].sort().map((word) => sql.lit(word)))

const inStages = (stages: readonly ProgressStage[]) => {
  const named = stages.filter((stage) => stage !== 'inquiry')
  const found: RawBuilder<unknown>[] = []
  if (named.length < stages.length) found.push(sql`p.progress_status is null`)
  if (named.length) found.push(sql`p.progress_status in (${literals(named)})`)
  return sql`(${sql.join(found, sql` or `)})`
}

const notEnded = sql`(p.progress_status is null or p.progress_status in ('pre', 'guide', 'paid', 'started'))`

const takenPartBy = (emp_no: number | null) =>
  sql`p.proj_no in (select m.proj_no from project_employees m where m.emp_no = ${emp_no})`

const ofGroup = (pt_ref_no: number) =>
  sql`p.pt_no in (select t.pt_no from project_type t where ${pt_ref_no}::int in (t.pt_no, t.pt_ref_no))`

const conditions = (filter: Narrowing) => {
  const { keyword, progress_status, contract_status, industry_type, thm_no, pt_ref_no, emp_no, client_no } = filter
  const psrv_no = filter.psrv_no ?? filter.service_type
  const found: RawBuilder<unknown>[] = []
  if (keyword) found.push(matches(sql`p.search_text`, keyword))
  if (filter.is_own) found.push(takenPartBy(filter.own))
  if (emp_no) found.push(takenPartBy(emp_no))
  if (filter.is_not_ended) found.push(notEnded)
  if (progress_status?.length) found.push(inStages(progress_status))
  if (contract_status?.length) found.push(sql`p.contract_status && array[${literals(contract_status)}]`)
  if (industry_type) found.push(sql`p.client_bt_no = ${industry_type}`)
  if (psrv_no) found.push(sql`p.psrv_no = ${psrv_no}`)
  if (thm_no) found.push(sql`p.thm_no = ${thm_no}`)
  if (pt_ref_no) found.push(ofGroup(pt_ref_no))
  if (client_no) found.push(sql`p.client_no = ${client_no}`)
  if (filter.proj_no) found.push(sql`p.proj_no = ${filter.proj_no}`)
  return found.length ? sql`where ${sql.join(found, sql` and `)}` : sql``
}

const order = ({ sort, contract_date_sort }: Narrowing) => {
  if (contract_date_sort === 'asc') return sql`p.projcrd_deposit_dt, p.proj_no desc`
  if (contract_date_sort === 'desc') return sql`p.projcrd_deposit_dt desc nulls last, p.proj_no desc`
  return sort === 'name' ? sql`p.proj_name, p.proj_no desc` : sql`p.proj_no desc`
}

const count = (filter: Narrowing) => sql<number>`(select count(*)::int from projects p ${conditions(filter)})`

/** The same figure for the same question, in whatever order it was put. */
const keyOf = (name: string, { contract_date_sort: _, sort: __, is_own, own, ...filter }: Narrowing) =>
  `${name} ${JSON.stringify(Object.entries({ ...filter, own: is_own ? own : null }).sort())}`

/** A project's row says all that its filters ask for but who takes part and which kinds of work are a group. */
const countedFrom = ['projects', 'project_employees', 'project_type']

/** What a keyword finds is looked for once; without one the page comes from an index, and the total is remembered. */
const findPage = async (db: Db, filter: Narrowing, { offset, limit }: Paging) => {
  const page = sql`from projects p ${conditions(filter)} order by ${order(filter)} offset ${offset} limit ${limit}`
  if (filter.keyword) {
    const { rows } = await sql<{ proj_no: number; total: number }>`
      select p.proj_no, count(*) over ()::int as total ${page}`.execute(db)
    const { query, total } = await pageFrom(rows, offset, async () => {
      const { rows: counted } = await sql<{ total: number }>`select ${count(filter)} as total`.execute(db)
      return counted[0]?.total ?? 0
    })
    return { proj_nos: query.map(({ proj_no }) => proj_no), total }
  }
  const figure = { key: keyOf('projects', filter), tables: countedFrom, count: count(filter) }
  const { beside, value } = await withFigure(db, figure, sql<number[]>`array(select p.proj_no ${page})`)
  return { proj_nos: beside, total: value }
}

/** First which, then what is known of those: everything else is looked up for the rows of the page only. */
export const findProjects = async (db: Db, filter: Narrowing, paging: Paging) => {
  const { proj_nos, total } = await findPage(db, filter, paging)
  return { query: await findProjectsByNo(db, proj_nos), total }
}

/** The numbers of all projects that a filter leaves, in order. */
export const findProjectNos = async (db: Db, filter: Narrowing) => {
  const { rows } = await sql<{ proj_no: number }>`
    select p.proj_no from projects p ${conditions(filter)} order by ${order(filter)}`.execute(db)
  return rows.map(({ proj_no }) => proj_no)
}

interface StageSum {
  stage: ProgressStage
  count: number
  amount: number
}

/** How many projects stand in each stage and what they are worth, of those that the filter leaves. */
export const findStageSums = async (db: Db, filter: Narrowing) => {
  const sums = sql<StageSum[]>`(select coalesce(json_agg(s), '[]') from (
    select coalesce(p.progress_status, 'inquiry') as stage, count(*)::int as count, sum(p.contract_amount) as amount
      from projects p ${conditions(filter)} group by p.progress_status) s)`
  const figure = { key: keyOf('board', filter), tables: countedFrom, count: sums }
  return (await withFigure(db, figure, sql`null`)).value
}
