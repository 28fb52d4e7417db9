import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'

/**
 * Of a project's tree, what a member of staff deletes though somebody else brought it, because whoever did cannot: a
 * person of the company who was asked for it, or a colleague who has left. Those who take part in the project do, and who
 * asked for the file.
 */
export const isLeftTo = (user_no: number, ft_no: RawBuilder<unknown>) => sql<boolean>`exists (
  select from file_tree b join file_trees t using (tree_no) join users u on u.user_no = b.owner
    join employees e on e.user_no = ${user_no}
   where b.ft_no = ${ft_no} and b.kind = 'file' and t.proj_no is not null and (u.user_type = 'client' or u.state <> 1)
     and (exists (select from project_employees m where m.proj_no = t.proj_no and m.emp_no = e.emp_no)
          or exists (select from file_request_files a join file_request_lines l using (frl_no)
                       join file_requests r using (fr_no) where a.ft_no = b.ft_no and r.emp_no = e.emp_no)))`

const findLeft = async (db: Db, user_no: number, ft_nos: number[]) => {
  const { rows } = await sql<{ ft_no: number }>`
    select n.ft_no from unnest(${ft_nos}::int[]) n(ft_no) where ${isLeftTo(user_no, sql`n.ft_no`)}`.execute(db)
  return new Set(rows.map(({ ft_no }) => ft_no))
}

interface Entry {
  ft_no: number
  kind: string
  owner: number | null
  proj_no: number | null
}

/** Of these entries, those of others that the caller deletes in their place. */
export const leftToCaller = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, entries: Entry[]) => {
  const ofOthers = entries.filter(
    ({ kind, owner, proj_no }) => kind === 'file' && proj_no !== null && owner !== actor.user_no,
  )
  if (actor.user_type !== 'emp' || !ofOthers.length) return new Set<number>()
  return findLeft(
    db,
    actor.user_no,
    ofOthers.map(({ ft_no }) => ft_no),
  )
}
