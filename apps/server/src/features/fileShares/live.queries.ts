import type { LiveShare } from '@crm/contract/features/fileShares/fileShares.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** These entries and everything inside them; the tree first, because paths have no index. */
const isInside = (
  ft_nos: number[],
) => sql<boolean>`f.tree_no in (select x.tree_no from file_tree x where x.ft_no = any (${ft_nos}::int[]))
  and f.path && ${ft_nos}::int[]`

/** Shares of these entries and of everything inside them that somebody can still use, with whom they are shared. */
export const findLiveShares = (db: Db, ft_nos: number[]) =>
  db
    .selectFrom('file_shares as s')
    .innerJoin('file_tree as f', 'f.ft_no', 's.ft_no')
    .innerJoin('employees as e', 'e.emp_no', 's.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .select([
      's.sh_no',
      's.ft_no',
      's.kind',
      's.title',
      'f.name',
      'u.user_name as emp_name',
      's.expires_dt',
      's.reg_dt',
    ])
    .where(isInside(ft_nos))
    .where('s.state', '=', 'active')
    .where(sql<boolean>`(s.expires_dt is null or s.expires_dt > now())`)
    .orderBy('s.sh_no')
    .$castTo<LiveShare>()
    .execute()

/** Ends every share of these entries and of everything inside them; those that had expired as well. */
export const releaseSharesOf = (db: Db, ft_nos: number[]) =>
  db
    .updateTable('file_shares as s')
    .from('file_tree as f')
    .set({ state: 'released', ended_dt: sql`now()` })
    .whereRef('f.ft_no', '=', 's.ft_no')
    .where(isInside(ft_nos))
    .where('s.state', '=', 'active')
    .returning(['s.sh_no', 's.ft_no', 's.kind'])
    .execute()
