import type { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FileSize } from '@crm/contract/features/fileTree/fileTree.choices'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { readPage } from '../../../db/readPage.ts'
import { isCommonWord } from '../../../db/search/commonWords.ts'
import { contains, matches } from '../../../db/search/search.ts'
import { findPlacedRows, type PlacedRow, shareIsLive } from '../entries.queries.ts'
import { isOfKind, orders } from './reads.queries.ts'

type Mine = ParsedOf<typeof fileTree.mine>['query']

const joined = (emp_no: number) => sql`(select m.proj_no from project_employees m where m.emp_no = ${emp_no})`

/** Trees that a member of staff sees, by their scopes or because they take part in the project. */
const seenBy = (emp_no: number, sees: { projects: boolean; companies: boolean }) => {
  if (sees.projects && sees.companies) return sql`true`
  const projects = sees.projects ? sql`t.proj_no is not null` : sql`t.proj_no in ${joined(emp_no)}`
  return sees.companies ? sql`(t.client_no is not null or ${projects})` : projects
}

/** What people of the companies of one's projects brought, and what came by link for one's own requests. */
const isReceivedBy = (emp_no: number) => sql`(
  (t.proj_no in ${joined(emp_no)}
    or t.client_no in (select p.client_no from projects p where p.proj_no in ${joined(emp_no)}))
  and exists (select from users u where u.user_no = f.owner and u.user_type = 'client')
  or f.ft_no in (select a.ft_no from file_request_files a join file_request_lines l using (frl_no) join file_requests r using (fr_no)
             where r.emp_no = ${emp_no}))`

interface View {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  /** Its own order is when one opened them, and the days filter by that. */
  isRecent?: true
}

/** The entries of each view. */
const viewOf = (view: Mine['view'], user_no: number, emp_no: number): View => {
  const all = sql`file_tree f join file_trees t using (tree_no)`
  switch (view) {
    case 'uploaded':
      return { from: all, where: sql`f.kind = 'file' and f.owner = ${user_no}` }
    case 'projects':
      return { from: all, where: sql`f.kind = 'file' and t.proj_no in ${joined(emp_no)}` }
    case 'received':
      return { from: all, where: sql`f.kind = 'file' and ${isReceivedBy(emp_no)}` }
    case 'shared':
      return {
        from: all,
        where: sql`f.ft_no in (select s.ft_no from file_shares s where s.emp_no = ${emp_no} and ${shareIsLive})`,
      }
    case 'recent':
      return {
        from: sql`file_opens o join file_tree f using (ft_no) join file_trees t using (tree_no)`,
        where: sql`o.user_no = ${user_no}`,
        isRecent: true,
      }
    case 'starred':
      return {
        from: sql`file_stars o join file_tree f using (ft_no) join file_trees t using (tree_no)`,
        where: sql`o.user_no = ${user_no}`,
      }
  }
}

const byOpening = { open_dt: sql`o.open_dt, f.ft_no`, '-open_dt': sql`o.open_dt desc, f.ft_no desc` }

/** The chosen order, or that of the view; only opened files lie in the order of opening. */
const orderOf = (sort: Mine['sort'], { isRecent }: View) => {
  const chosen = sort ?? '-open_dt'
  if (chosen !== 'open_dt' && chosen !== '-open_dt') return orders[chosen]
  return isRecent ? byOpening[chosen] : orders['-update_dt']
}

const megabyte = 1024 ** 2
const bounds: Record<FileSize, [from: number, below: number | null]> = {
  small: [0, megabyte],
  medium: [megabyte, 10 * megabyte],
  large: [10 * megabyte, 100 * megabyte],
  huge: [100 * megabyte, null],
}

const isOfSize = (size: FileSize) => {
  const [from, below] = bounds[size]
  return sql`exists (select from file_versions v where v.fv_no = f.fv_no and v.size >= ${from}
                      and (${below}::bigint is null or v.size < ${below}))`
}

export const findMine = async (
  db: Db,
  { view, keyword, kind, size, proj_no, start_dt, end_dt, sort, offset, limit }: Mine,
  { user_no, emp_no }: Pick<Actor, 'user_no' | 'emp_no'>,
  sees: { projects: boolean; companies: boolean },
) => {
  const mine = viewOf(view, user_no, emp_no ?? 0)
  const day = mine.isRecent ? sql`o.open_dt` : sql`f.update_dt`
  const search = (await isCommonWord(db, ['file_tree'], keyword)) ? contains : matches
  return readPage<PlacedRow>(db, {
    id: 'f.ft_no',
    from: mine.from,
    where: [
      mine.where,
      sql`f.state = 1`,
      seenBy(emp_no ?? 0, sees),
      ...(keyword ? [search(sql<string>`f.search_text`, keyword)] : []),
      ...(kind ? [isOfKind(kind)] : []),
      ...(size ? [isOfSize(size)] : []),
      ...(proj_no ? [sql`t.proj_no = ${proj_no}`] : []),
      ...(start_dt ? [sql`${day} >= ${start_dt}::date`] : []),
      ...(end_dt ? [sql`${day} < ${end_dt}::date + 1`] : []),
    ],
    orderBy: orderOf(sort, mine),
    page: { offset, limit },
    total: 'window',
    rows: (ids) => findPlacedRows(db, user_no, ids),
  })
}

/** When somebody opened these files. */
export const findOpened = async (db: Db, user_no: number, ft_nos: number[]) => {
  const rows = await db
    .selectFrom('file_opens')
    .select(['ft_no', 'open_dt'])
    .where('user_no', '=', user_no)
    .where('ft_no', '=', sql<number>`any (${ft_nos}::int[])`)
    .execute()
  return new Map(rows.map(({ ft_no, open_dt }) => [ft_no, open_dt]))
}
