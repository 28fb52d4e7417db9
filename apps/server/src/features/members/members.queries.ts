import type { members } from '@crm/contract/features/members/members'
import type {
  AccountCounts,
  AccountStatus,
  ClientMemberRow,
  Member,
  MemberRow,
} from '@crm/contract/features/members/members.rows'
import type { QueryOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { readCachedTotal } from '../../db/cachedTotals.ts'
import type { Db } from '../../db/database.ts'
import { filterKey } from '../../db/filters.ts'
import { readIds, readPage } from '../../db/readPage.ts'
import { isCommonWord } from '../../db/search/commonWords.ts'
import { contains, matches } from '../../db/search/search.ts'

type Filter = QueryOf<typeof members.list>
type ClientFilter = QueryOf<typeof members.clientList>
type Sql = RawBuilder<unknown>

/** The people an administrator sees: staff and vc users, or client users. */
export type Kinds = 'staff' | 'client'

/** The tables of one kind of people, and the SQL for their account state. */
interface Source {
  from: Sql
  tables: readonly string[]
  /** In which words are looked for. */
  searched: readonly string[]
  /** So many rows with a word make it a common one. */
  commonFrom?: number
  /** Joined for the page that is shown, not for counting. */
  shown: Sql
  columns: Sql
  state: Sql
  /** Plain conditions, so that indexes serve them. */
  statusConditions: Record<AccountStatus, Sql>
}

const staff: Source = {
  from: sql`users u left join employees e on e.user_no = u.user_no left join vc_members v on v.user_no = u.user_no`,
  tables: ['users', 'employees', 'vc_members'],
  searched: ['users', 'vc_members'],
  // There are few of them, to be gone through one by one sooner than those of a word are looked up.
  commonFrom: 500,
  shown: sql`left join teams t on t.team_no = e.team_no`,
  columns: sql`e.team_no, t.team_name, e.emp_lv, v.vc_name`,
  state: sql`coalesce(e.emp_state, v.vc_state)`,
  statusConditions: {
    waiting: sql`u.state = 1 and coalesce(e.emp_state, v.vc_state) = 2`,
    active: sql`u.state = 1 and coalesce(e.emp_state, v.vc_state) = 1`,
    closed: sql`u.state = 1 and coalesce(e.emp_state, v.vc_state) = 3`,
    left: sql`u.state = 0`,
  },
}

/** An unverified client user always counts as waiting. */
const clients: Source = {
  from: sql`users u join client_members c on c.user_no = u.user_no`,
  tables: ['users', 'client_members'],
  searched: ['users', 'clients'],
  shown: sql`join clients cl on cl.client_no = c.client_no`,
  columns: sql`c.client_no, cl.client_name`,
  state: sql`case when c.client_state = 1 and not c.is_verified then 2 else c.client_state end`,
  statusConditions: {
    waiting: sql`u.state = 1 and c.client_state in (1, 2) and not (c.client_state = 1 and c.is_verified)`,
    active: sql`u.state = 1 and c.client_state = 1 and c.is_verified`,
    closed: sql`u.state = 1 and c.client_state = 3`,
    left: sql`u.state = 0`,
  },
}

const accountStatusOf = (state: Sql) => sql<AccountStatus>`case when u.state = 0 then 'left' else
  case ${state} when 1 then 'active' when 2 then 'waiting' else 'closed' end end`

const person = sql`u.user_no, u.user_id, u.user_name, u.user_type, u.user_email, u.user_phone, u.closed_as, u.reg_dt`

const loginDt = sql<string | null>`(select l.reg_dt from login_log l
  where l.user_no = u.user_no and l.ll_result = 'success' order by l.ll_no desc limit 1)`

const isIf = (column: Sql, value: unknown) => (value === undefined ? sql`true` : sql`${column} = ${value}`)

/**
 * Each table is searched by its own index; a person is found when any of them matches. As an array, because PostgreSQL
 * expects far too few rows of a word with several pieces, and would go through all that are found for each person.
 */
const isAmongFound = (keyword: string, alsoFound: Sql) =>
  sql`u.user_no = any (array(select user_no from users where ${matches(sql`search_text`, keyword)} union ${alsoFound}))`

/**
 * Person by person until the page is full: for words that many have. Within `coalesce` PostgreSQL expects many, and goes
 * through them in the order of the list.
 */
const isFoundIn = (keyword: string, texts: readonly RawBuilder<string>[]) => {
  const hasWord = texts.map((text) => contains(text, keyword))
  return sql`coalesce(${sql.join(hasWord, sql` or `)}, false)`
}

const staffFound = (keyword: string, oneByOne: boolean) =>
  oneByOne
    ? isFoundIn(keyword, [sql`u.search_text`, sql`v.search_text`])
    : isAmongFound(keyword, sql`select user_no from vc_members where ${matches(sql`search_text`, keyword)}`)

const companyText = sql<string>`(select f.search_text from clients f where f.client_no = c.client_no)`

const clientsFound = (keyword: string, oneByOne: boolean) =>
  oneByOne
    ? isFoundIn(keyword, [sql`u.search_text`, companyText])
    : isAmongFound(
        keyword,
        sql`select m.user_no from client_members m join clients f using (client_no) where ${matches(sql`f.search_text`, keyword)}`,
      )

const order: Record<Filter['sort'] | ClientFilter['sort'], Sql> = {
  reg_dt: sql`u.reg_dt`,
  user_name: sql`u.user_name`,
  team_name: sql`coalesce(e.team_no, 0)`,
  emp_lv: sql`coalesce(e.emp_lv, -1)`,
  login_dt: sql`coalesce(${loginDt}, '-infinity')`,
  client_name: sql`cl.client_name`,
}

const countNow = async (db: Db, count: RawBuilder<Partial<AccountCounts>>) =>
  (await sql<{ total: Partial<AccountCounts> }>`select ${count} as total`.execute(db)).rows[0]?.total

/** How many people there are in each state; without a keyword, or for a common one, remembered until an account changes (decision 015). */
const countPeople = async (
  db: Db,
  { from, state, tables, searched }: Source,
  filter: Filter | ClientFilter,
  { conditions, isCommon }: { conditions: Sql; isCommon: boolean },
) => {
  const count = sql<Partial<AccountCounts>>`coalesce((
    select json_object_agg(account_status, people) from (
      select ${accountStatusOf(state)} as account_status, count(*)::int as people
        from ${from} where ${conditions} group by 1) c), '{}')`
  const { account_status: _, ...counted } = filter
  const key = filterKey(tables.join(), counted)
  const isRare = filter.keyword && !isCommon
  const counts = { key, tables: filter.keyword ? [...new Set([...tables, ...searched])] : tables, count }
  const total = isRare ? await countNow(db, count) : await readCachedTotal(db, counts)
  return { waiting: 0, active: 0, closed: 0, left: 0, ...total }
}

type Listed = Pick<Filter | ClientFilter, 'sort' | 'desc' | 'account_status'>

const found = ({ sort, desc, account_status }: Listed, source: Source, conditions: Sql) => {
  const way = desc ? sql`desc` : sql`asc`
  return {
    id: 'u.user_no',
    from: sql`${source.from} ${source.shown}`,
    where: [conditions, source.statusConditions[account_status]],
    orderBy: sql`${order[sort]} ${way}, u.user_no ${way}`,
  } as const
}

/** These people, in this order; all of them are in the same account state. */
const peopleByNo =
  <Row extends { user_no: number }>(source: Source) =>
  async (db: Db, user_nos: number[], account_status: AccountStatus) => {
    const { rows } = await sql<Row>`
      select ${person}, ${loginDt} as login_dt, ${account_status}::text as account_status, ${source.columns}
        from ${source.from} ${source.shown} where u.user_no = any (${user_nos}::int[])`.execute(db)
    const rowOf = new Map(rows.map((row) => [row.user_no, row]))
    return user_nos.flatMap((user_no) => rowOf.get(user_no) ?? [])
  }

export const staffByNo = peopleByNo<MemberRow>(staff)
export const clientsByNo = peopleByNo<ClientMemberRow>(clients)

/** A page of the people in one account state, and the number of people in each state. */
const findPeople = async <Row extends { user_no: number }, Asked extends Filter | ClientFilter>(
  db: Db,
  filter: Asked,
  source: Source,
  conditions: (filter: Asked, oneByOne: boolean) => Sql,
  byNo: ReturnType<typeof peopleByNo<Row>>,
) => {
  const { offset, limit, account_status } = filter
  const isCommon = await isCommonWord(db, source.searched, filter.keyword, source.commonFrom)
  const counts = await countPeople(db, source, filter, { conditions: conditions(filter, false), isCommon })
  const page = await readPage<Row>(db, {
    ...found(filter, source, conditions(filter, isCommon)),
    page: { offset, limit },
    total: counts[account_status],
    rows: (user_nos) => byNo(db, user_nos, account_status),
  })
  return { ...page, counts }
}

const staffConditions = ({ keyword, user_type, team_no, emp_lv }: Omit<Filter, 'offset' | 'limit'>, oneByOne = false) =>
  sql`u.user_type in ('emp', 'vc') and ${keyword ? staffFound(keyword, oneByOne) : sql`true`} and ${isIf(sql`u.user_type`, user_type)}
    and ${isIf(sql`e.team_no`, team_no)} and ${isIf(sql`e.emp_lv`, emp_lv)}`

const clientConditions = ({ keyword }: Pick<ClientFilter, 'keyword'>, oneByOne = false) =>
  sql`u.user_type = 'client' and ${keyword ? clientsFound(keyword, oneByOne) : sql`true`}`

export const findStaff = (db: Db, filter: Filter) => findPeople(db, filter, staff, staffConditions, staffByNo)

export const findClients = (db: Db, filter: ClientFilter) =>
  findPeople(db, filter, clients, clientConditions, clientsByNo)

/** The numbers of all that a filter leaves, in order. */
export const findStaffNos = (db: Db, filter: Omit<Filter, 'offset' | 'limit'>) =>
  readIds(db, found(filter, staff, staffConditions(filter)))

export const findClientNos = (db: Db, filter: Omit<ClientFilter, 'offset' | 'limit'>) =>
  readIds(db, found(filter, clients, clientConditions(filter)))

/** One person; undefined for somebody of another user type. */
export const findMember = async (db: Db, kinds: Kinds, user_no: number): Promise<Member | undefined> => {
  const types = kinds === 'client' ? ['client'] : ['emp', 'vc']
  const { rows } = await sql<Member>`
    select ${person}, ${accountStatusOf(sql`coalesce(${staff.state}, ${clients.state})`)} as account_status,
           ${loginDt} as login_dt, u.closed_reason, u.closed_dt,
           coalesce(e.emp_state, v.vc_state, c.client_state) as member_state,
           e.emp_no, e.team_no, t.team_name, e.emp_lv, coalesce(e.emp_scope, '{}') as emp_scope, e.rev, v.vc_name, v.vc_position,
           cl.client_no, cl.client_name, cl.client_rep_name, cl.client_biz_no, cl.client_addr,
           coalesce(cl.client_contact, '[]') as client_contact
      from ${staff.from} ${staff.shown}
      left join client_members c on c.user_no = u.user_no
      left join clients cl on cl.client_no = coalesce(c.client_no, v.client_no)
     where u.user_no = ${user_no} and u.user_type = any (${types})`.execute(db)
  return rows[0]
}

/** Locks the person, so that concurrent decisions run one after the other. */
export const lockUser = (db: Db, user_no: number) =>
  sql`select from users where user_no = ${user_no} for update`.execute(db)

const adminLock = 7_214_050

/** One change to staff at a time (the lock of 0050_members.sql); tells whether the caller still administers them. */
export const holdAdmins = async (db: Db, user_no: number) => {
  await sql`select pg_advisory_xact_lock(${adminLock})`.execute(db)
  const { rows } = await sql<{ is_admin: boolean }>`
    select u.state = 1 and crm_is_admin(u.user_no) as is_admin from users u where u.user_no = ${user_no}`.execute(db)
  return rows[0]?.is_admin ?? false
}
