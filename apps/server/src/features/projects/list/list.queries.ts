import type { ProjectFilter, ProjectRow } from '@crm/contract/features/projects/projects.rows'
import type { ProgressStage } from '@crm/contract/features/projects/projects.words'
import { type RawBuilder, sql } from 'kysely'
import { readCachedTotal } from '../../../db/cachedTotals.ts'
import type { Db } from '../../../db/database.ts'
import { filterConditions, filterKey } from '../../../db/filters.ts'
import { type Paging, readIds, readPage } from '../../../db/readPage.ts'
import { isCommonWord } from '../../../db/search/commonWords.ts'
import { contains, matches } from '../../../db/search/search.ts'
import { isOneOf, ownsMany } from './own.queries.ts'
import { findProjectsByNo } from './rows.queries.ts'

/** The filters of the list; `own` is the caller. */
interface Narrowing extends ProjectFilter {
  own: number | null
}

/** Enum values written into the statement, so that the generic plan knows how many rows each has. */
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

interface Way {
  /** Most projects have the keyword, so they are tested one by one. */
  isCommon?: boolean
  /** The caller has so many that all projects are gone through in the order of the list. */
  amongAll?: boolean
}

const conditions = ({ contract_date_sort: _, own, ...filter }: Narrowing, { isCommon, amongAll }: Way = {}) =>
  filterConditions(
    { ...filter, psrv_no: filter.psrv_no ?? filter.service_type },
    {
      keyword: (keyword) => (isCommon ? contains : matches)(sql`p.search_text`, keyword),
      is_own: (is_own) => (is_own ? (amongAll ? isOneOf(own, 'p.proj_no') : takenPartBy(own)) : undefined),
      emp_no: takenPartBy,
      is_not_ended: (is_not_ended) => (is_not_ended ? notEnded : undefined),
      progress_status: inStages,
      contract_status: (statuses) => sql`p.contract_status && array[${literals(statuses)}]`,
      industry_type: (bt_no) => sql`p.client_bt_no = ${bt_no}`,
      service_type: () => undefined,
      psrv_no: (psrv_no) => sql`p.psrv_no = ${psrv_no}`,
      thm_no: (thm_no) => sql`p.thm_no = ${thm_no}`,
      pt_ref_no: ofGroup,
      client_no: (client_no) => sql`p.client_no = ${client_no}`,
      proj_no: (proj_no) => sql`p.proj_no = ${proj_no}`,
    },
  )

const order = ({ sort, contract_date_sort }: Narrowing) => {
  if (contract_date_sort === 'asc') return sql`p.projcrd_deposit_dt, p.proj_no desc`
  if (contract_date_sort === 'desc') return sql`p.projcrd_deposit_dt desc nulls last, p.proj_no desc`
  return sort === 'name' ? sql`p.proj_name, p.proj_no desc` : sql`p.proj_no desc`
}

/** The same key for the same filters in any order, for cached totals. */
const keyOf = (name: string, { contract_date_sort: _, own, ...filter }: Narrowing) =>
  filterKey(name, { ...filter, own: filter.is_own ? own : null })

/** Every filter reads the project's row, except people and groups of project types. */
const countedFrom = ['projects', 'project_employees', 'project_type']

const found = (filter: Narrowing, way: Way = {}) => ({
  id: 'p.proj_no' as const,
  from: sql`projects p`,
  where: conditions(filter, way),
  orderBy: order(filter),
})

/** One's own by number come from an index; every other order is that of all projects. */
const isOrderOfAllQuicker = async (db: Db, { own, ...filter }: Narrowing, { offset, limit }: Paging) => {
  const isByNumber = filter.sort !== 'name' && !filter.contract_date_sort
  if (!filter.is_own || own === null || isByNumber || filter.keyword) return false
  return ownsMany(db, own, offset + limit)
}

/** What a rare keyword finds is looked for once; otherwise the page comes from an index, and the total is remembered. */
export const findProjectPage = async (db: Db, filter: Narrowing, page: Paging) => {
  const isCommon = await isCommonWord(db, ['projects'], filter.keyword)
  const amongAll = await isOrderOfAllQuicker(db, filter, page)
  return readPage<ProjectRow>(db, {
    ...found(filter, { isCommon, amongAll }),
    countWhere: conditions(filter, { isCommon }),
    page,
    total: filter.keyword && !isCommon ? 'window' : { cached: keyOf('projects', filter), tables: countedFrom },
    hot: true,
    rows: (proj_nos) => findProjectsByNo(db, proj_nos),
  })
}

/** The numbers of all projects that a filter leaves, in order. */
export const findProjectNos = (db: Db, filter: Narrowing) => readIds(db, found(filter))

interface StageSum {
  stage: ProgressStage
  count: number
  amount: number
}

/** Count and contract amount of the filtered projects in each stage. */
export const findStageSums = async (db: Db, filter: Narrowing) => {
  const sums = sql<StageSum[]>`(select coalesce(json_agg(s), '[]') from (
    select coalesce(p.progress_status, 'inquiry') as stage, count(*)::int as count, sum(p.contract_amount) as amount
      from projects p where ${sql.join([sql`true`, ...conditions(filter)], sql` and `)} group by p.progress_status) s)`
  const cached = { key: keyOf('board', filter), tables: countedFrom, count: sums, hot: true }
  return readCachedTotal(db, cached)
}
