import type { Client, ClientFilter, ClientRow, OwnCompany } from '@crm/contract/features/clients/clients'
import { withoutCompanyKind } from '@crm/contract/kit/people'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { filterConditions, filterKey } from '../../db/filters.ts'
import { type Placeholders, prepared } from '../../db/hot/prepared.ts'
import { type Paging, readIds, readPage } from '../../db/readPage.ts'
import { isCommonWord } from '../../db/search/commonWords.ts'
import { contains, matches } from '../../db/search/search.ts'

const managers = sql<ClientRow['managers']>`coalesce((
  select json_agg(json_build_object('emp_no', m.emp_no, 'emp_name', u.user_name) order by u.user_name, m.emp_no)
    from client_managers m join employees e using (emp_no) join users u using (user_no)
   where m.client_no = c0.client_no), '[]')`

/** What everybody who may see a company sees of it, its own people included. */
const companies = (db: Db) =>
  db
    .selectFrom('clients as c0')
    .leftJoin('business_type as bt', 'bt.bt_no', 'c0.bt_no')
    .leftJoin('investment_type as it', 'it.it_no', 'c0.it_no')
    .leftJoin('theme as th', 'th.thm_no', 'c0.thm_no')
    .leftJoin('pocket_balances as pb', 'pb.client_no', 'c0.client_no')
    // A region, the one around it, and the province around that.
    .leftJoin('addr as a1', 'a1.addr_no', 'c0.addr_no')
    .leftJoin('addr as a2', 'a2.addr_no', 'a1.addr_parent')
    .leftJoin('addr as a3', 'a3.addr_no', 'a2.addr_parent')
    .select(['c0.client_no', 'c0.client_type', 'c0.client_name', 'c0.client_rep_name', 'c0.client_biz_no'])
    .select(['c0.client_phone', 'bt.bt_name', 'it.it_name', 'th.thm_name', 'c0.state', 'c0.reg_dt'])
    .select([
      sql<string | null>`nullif(concat_ws(' ', a3.addr_name, a2.addr_name, a1.addr_name), '')`.as('region'),
      sql<number>`coalesce(pb.cash, 0)`.as('cash'),
    ])

const whole = (db: Db) =>
  companies(db).select([
    'c0.client_contact',
    'c0.client_zip',
    'c0.client_addr',
    'c0.client_addr_detail',
    'c0.client_homepage',
  ])

export const findOwnCompany = (db: Db, client_no: number) =>
  whole(db).where('c0.client_no', '=', client_no).executeTakeFirst() as Promise<OwnCompany | undefined>

export const findClient = (db: Db, client_no: number) =>
  whole(db)
    .select(['c0.addr_no', 'c0.bt_no', 'c0.it_no', 'c0.thm_no', 'c0.client_note', 'c0.rev', managers.as('managers')])
    .where('c0.client_no', '=', client_no)
    .executeTakeFirst() as Promise<Client | undefined>

/** `(주)그린루프` finds 주식회사 그린루프; 주식회사 alone is searched as it is. */
const withoutKind = (keyword: string) => keyword.split(/\s+/).map(withoutCompanyKind).join(' ')

/** A region with everything inside it. */
const withinRegion = (addr_no: number) =>
  sql<number>`select a.addr_no from addr a left join addr p on p.addr_no = a.addr_parent
    where ${addr_no}::int in (a.addr_no, a.addr_parent, p.addr_parent)`

const conditions = (filter: ClientFilter, isCommon: boolean) =>
  filterConditions(filter, {
    client_type: (client_type) => sql`c0.client_type = ${client_type}`,
    keyword: (keyword) => (isCommon ? contains : matches)(sql`c0.search_text`, withoutKind(keyword)),
    addr_no: (addr_no) => sql`c0.addr_no in (${withinRegion(addr_no)})`,
    bt_no: (bt_no) => sql`c0.bt_no = ${bt_no}`,
    it_no: (it_no) => sql`c0.it_no = ${it_no}`,
    state: (state) => sql`c0.state = ${state}`,
    emp_no: (emp_no) => sql`c0.client_no in (select m.client_no from client_managers m where m.emp_no = ${emp_no})`,
    client_no: (client_no) => sql`c0.client_no = ${client_no}`,
  })

const order = {
  reg_dt: sql`c0.client_no`,
  client_name: sql`c0.client_name`,
  cash: sql`coalesce(pb.cash, 0)`,
}

const found = (filter: ClientFilter, isCommon = false) => ({
  id: 'c0.client_no' as const,
  from: filter.sort === 'cash' ? sql`clients c0 left join pocket_balances pb using (client_no)` : sql`clients c0`,
  countFrom: sql`clients c0`,
  where: conditions(filter, isCommon),
  orderBy: sql`${order[filter.sort]} ${filter.desc ? sql`desc` : sql`asc`}, c0.client_no desc`,
})

/** The numbers of all companies that a filter leaves, in order. */
export const findClientNos = (db: Db, filter: ClientFilter) => readIds(db, found(filter))

const companiesByNo = prepared((db, { client_nos }: Placeholders<{ client_nos: number[] }>) =>
  companies(db).select(managers.as('managers')).where('c0.client_no', '=', sql<number>`any (${client_nos}::int[])`),
)

/** These companies, in this order. */
export const findClientsByNo = async (db: Db, client_nos: number[]) => {
  if (!client_nos.length) return []
  const rows = (await companiesByNo(db, { client_nos })) as ClientRow[]
  const found = new Map(rows.map((row) => [row.client_no, row]))
  return client_nos.flatMap((client_no) => found.get(client_no) ?? [])
}

const totalOf = (filter: ClientFilter, isCommon: boolean) => {
  // Changes of managers are not noted.
  const isRemembered = (isCommon || !filter.keyword) && filter.emp_no === undefined
  if (isRemembered) return { cached: filterKey('clients', filter), tables: ['clients'] }
  return filter.keyword ? 'window' : 'query'
}

export const findClients = async (db: Db, filter: ClientFilter, page: Paging) => {
  const isCommon = await isCommonWord(db, ['clients'], filter.keyword && withoutKind(filter.keyword))
  return readPage<ClientRow>(db, {
    ...found(filter, isCommon),
    page,
    total: totalOf(filter, isCommon),
    hot: true,
    rows: (client_nos) => findClientsByNo(db, client_nos),
  })
}
