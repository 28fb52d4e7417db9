import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Entries of the data room with whose tree they are in; what the rules about seeing and changing them need. */
const entries = (db: Db) =>
  db
    .selectFrom('file_tree as f')
    .innerJoin('file_trees as t', 't.tree_no', 'f.tree_no')
    .select([
      'f.ft_no',
      'f.tree_no',
      'f.parent',
      'f.kind',
      'f.name',
      'f.scope',
      'f.owner',
      'f.fv_no',
      'f.path',
      'f.state',
    ])
    .select(['f.rev', 't.proj_no', 't.client_no'])

export type TreeEntry = Awaited<ReturnType<typeof findEntries>>[number]

export const findEntries = (db: Db, ft_nos: number[]) =>
  entries(db)
    .select(sql<boolean>`true`.as('may_download'))
    .where('f.ft_no', '=', sql<number>`any (${ft_nos}::int[])`)
    .orderBy('f.ft_no')
    .execute()

/** Of these, the entries that a person of a company sees: their company's own, and what is shared with them. */
export const findEntriesOfClient = (
  db: Db,
  ft_nos: number[],
  { user_no, client_no }: { user_no: number; client_no: number },
) =>
  entries(db)
    .select(sql<boolean>`crm_client_downloads_file(f, ${user_no}, ${client_no})`.as('may_download'))
    .where('f.ft_no', '=', sql<number>`any (${ft_nos}::int[])`)
    .where(sql<boolean>`crm_client_sees_file(f, ${user_no}, ${client_no})`)
    .orderBy('f.ft_no')
    .execute()

/** The tree of a project or a company. */
export const findTree = (
  db: Db,
  { proj_no, client_no }: { proj_no?: number | undefined; client_no?: number | undefined },
) =>
  db
    .selectFrom('file_trees')
    .select(['tree_no', 'proj_no', 'client_no', 'entries', 'bytes'])
    .$if(proj_no !== undefined, (query) => query.where('proj_no', '=', proj_no as number))
    .$if(proj_no === undefined, (query) => query.where('client_no', '=', client_no ?? 0))
    .executeTakeFirst()

/** The projects among these that a member of staff takes part in. */
export const findJoinedProjects = async (db: Db, emp_no: number, proj_nos: number[]) => {
  const rows = await db
    .selectFrom('project_employees')
    .select('proj_no')
    .distinct()
    .where('emp_no', '=', emp_no)
    .where('proj_no', '=', sql<number>`any (${proj_nos}::int[])`)
    .execute()
  return new Set(rows.map(({ proj_no }) => proj_no))
}

/** Changes of one tree wait for each other here, so that what was checked stays true until the end of the transaction. */
export const lockTree = (db: Db, tree_no: number) =>
  db
    .selectFrom('file_trees')
    .select(['tree_no', 'bytes', 'entries'])
    .where('tree_no', '=', tree_no)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Where an entry lies, whoever asks. */
export const findPlace = (db: Db, ft_no: number) =>
  db.selectFrom('file_tree').select(['ft_no', 'tree_no', 'kind', 'state']).where('ft_no', '=', ft_no).executeTakeFirst()

/** The tree first, because paths have no index. */
export const findOpenRequests = (db: Db, ft_nos: number[]) =>
  db
    .selectFrom('file_requests as r')
    .select(['r.fr_no', 'r.proj_no', 'r.title'])
    .where('r.state', '=', 'open')
    .where(
      sql<boolean>`r.ft_no in (
        select f.ft_no from file_tree f
         where f.tree_no in (select x.tree_no from file_tree x where x.ft_no = any (${ft_nos}::int[]))
           and f.kind = 'box' and f.path && ${ft_nos}::int[])`,
    )
    .orderBy('r.fr_no')
    .execute()
