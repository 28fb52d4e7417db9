import type { Client, ClientFilter, ClientRow, OwnCompany } from '@crm/contract/features/clients/clients'
import { withoutCompanyKind } from '@crm/contract/kit/people'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { pageFrom, totalBeside } from '../../db/paged.ts'
import { prepared, send } from '../../db/prepared.ts'
import { matches } from '../../db/search.ts'

interface Paging {
  offset: number
  limit: number
}

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

type Filter = Omit<ClientFilter, 'sort' | 'desc'>

/** `(주)그린루프` finds 주식회사 그린루프; whoever looks for 주식회사 alone means it. */
const withoutKind = (keyword: string) => keyword.split(/\s+/).map(withoutCompanyKind).join(' ')

/** A region with everything inside it. */
const withinRegion = (addr_no: number) =>
  sql<number>`select a.addr_no from addr a left join addr p on p.addr_no = a.addr_parent
    where ${addr_no}::int in (a.addr_no, a.addr_parent, p.addr_parent)`

const conditions = ({ client_type, keyword, addr_no, bt_no, it_no, state, emp_no, client_no }: Filter) => {
  const found: RawBuilder<unknown>[] = [sql`c0.client_type = ${client_type}`]
  if (keyword) found.push(matches(sql`c0.search_text`, withoutKind(keyword)))
  if (addr_no) found.push(sql`c0.addr_no in (${withinRegion(addr_no)})`)
  if (bt_no) found.push(sql`c0.bt_no = ${bt_no}`)
  if (it_no) found.push(sql`c0.it_no = ${it_no}`)
  if (state !== undefined) found.push(sql`c0.state = ${state}`)
  if (emp_no) found.push(sql`c0.client_no in (select m.client_no from client_managers m where m.emp_no = ${emp_no})`)
  if (client_no) found.push(sql`c0.client_no = ${client_no}`)
  return sql<SqlBool>`${sql.join(found, sql` and `)}`
}

const order = {
  reg_dt: sql`c0.client_no`,
  client_name: sql`c0.client_name`,
  cash: sql`coalesce(pb.cash, 0)`,
}

const ordered = (db: Db, { sort, desc, ...filter }: ClientFilter) =>
  db
    .selectFrom('clients as c0')
    .$if(sort === 'cash', (query) => query.leftJoin('pocket_balances as pb', 'pb.client_no', 'c0.client_no'))
    .select('c0.client_no')
    .where(conditions(filter))
    .orderBy(order[sort], desc ? 'desc' : 'asc')
    .orderBy('c0.client_no', 'desc')

/** The numbers of all companies that a filter leaves, in order. */
export const findClientNos = async (db: Db, filter: ClientFilter) =>
  (await ordered(db, filter).execute()).map(({ client_no }) => client_no)

const companiesByNo = prepared((db, { client_nos }: { client_nos: number[] }) =>
  companies(db).select(managers.as('managers')).where('c0.client_no', '=', sql<number>`any (${client_nos}::int[])`),
)

/** These companies, in this order. */
export const findClientsByNo = async (db: Db, client_nos: number[]) => {
  if (!client_nos.length) return []
  const rows = (await companiesByNo(db, { client_nos })) as ClientRow[]
  const found = new Map(rows.map((row) => [row.client_no, row]))
  return client_nos.flatMap((client_no) => found.get(client_no) ?? [])
}

const countClients = async (db: Db, { sort: _, desc: __, ...filter }: ClientFilter) => {
  const { total } = await db
    .selectFrom('clients as c0')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow()
  return total
}

/** What a keyword finds is looked for once; without one, the page comes from an index and the rest is only counted. */
const findPage = async (db: Db, filter: ClientFilter, { offset, limit }: Paging) => {
  const page = ordered(db, filter).offset(offset).limit(limit)
  const count = () => countClients(db, filter)
  if (filter.keyword) return pageFrom(await send(db, page.select(totalBeside).compile()), offset, count)
  const [query, total] = await Promise.all([page.execute(), count()])
  return { query, total }
}

/** First which, then what is known of those: everything else is looked up for the rows of the page only. */
export const findClients = async (db: Db, filter: ClientFilter, paging: Paging) => {
  const { query, total } = await findPage(db, filter, paging)
  const client_nos = query.map(({ client_no }) => client_no)
  return { query: await findClientsByNo(db, client_nos), total }
}
