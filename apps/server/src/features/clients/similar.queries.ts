import type { SimilarClient } from '@crm/contract/features/clients/clients'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { matches } from '../../db/search/search.ts'

const most = 5

interface Wanted {
  client_name: string
  /** Ten digits, or nothing. */
  client_biz_no: string
  except: number | undefined
}

/** The name without 주식회사, spaces and punctuation: what makes two names the same. */
const coreOf = async (db: Db, name: string) => {
  const { rows } = await sql<{ core: string }>`select crm_company_core(${name}) as core`.execute(db)
  return rows[0]?.core ?? ''
}

/**
 * Companies that may be the same one: by number, by the same name without 주식회사 and spaces, by a longer name that
 * contains it, or by a shorter one that it begins with. Every branch goes by an index, for which the core must be known
 * before the search is planned.
 */
export const findSimilar = async (db: Db, { client_name, client_biz_no, except }: Wanted) => {
  const core = await coreOf(db, client_name)
  const letters = [...core]
  const beginnings = letters.slice(2, -1).map((_, index) => letters.slice(0, index + 3).join(''))
  const { rows } = await sql<SimilarClient>`
    with found as (
      select client_no, 0 as rank from clients where client_biz_no = nullif(${client_biz_no}, '')
      union all
      select client_no, 1 from clients where client_name_core = nullif(${core}, '')
      union all
      (select client_no, 2 from clients
        where ${letters.length >= 2} and ${matches(sql`search_text`, core)} and position(${core} in client_name_core) > 0
        order by length(client_name_core), client_no limit ${most})
      union all
      select client_no, 2 from clients where client_name_core = any (${beginnings}::text[])),
    nearest as (
      select client_no, min(rank) as rank from found where client_no is distinct from ${except ?? null}::int
       group by client_no order by min(rank), client_no limit ${most})
    select c.client_no, c.client_type, c.client_name, c.client_rep_name, c.client_biz_no,
           (array['biz_no', 'name', 'alike'])[n.rank + 1] as same, crm_region(c.addr_no) as region
      from nearest n join clients c using (client_no) order by n.rank, c.client_name, c.client_no`.execute(db)
  return rows
}
