import { sql } from 'kysely'
import type { Actor, Context, HistoryOwners } from '../../context.ts'
import { changesOf } from './members.changes.ts'
import { findTeamNames } from './members.history.queries.ts'
import { findMember, type Kinds } from './members.queries.ts'

const scopes: Record<Kinds, string> = { staff: 'AdminMemberManagement', client: 'MemberList' }

/** The person, if the caller administers people of that kind. */
const findAdministered = async ({ db, actor }: { db: Context['db']; actor: Actor }, user_no: number) => {
  if (actor.gate !== 'open') return undefined
  for (const kinds of ['staff', 'client'] as const) {
    const found = actor.emp_scope.has(scopes[kinds]) ? await findMember(db, kinds, user_no) : undefined
    if (found) return found
  }
}

/** What was done to the rows that make up an account, of whichever kind it is. */
export const memberHistoryOwners: HistoryOwners = {
  users: {
    canSee: async (ctx, user_no) => Boolean(await findAdministered(ctx, user_no)),
    auditRows: async (ctx, user_no) => {
      const emp_no = (await findAdministered(ctx, user_no))?.emp_no ?? null
      return sql`(
        select a.*, null::text as name from audit_log a
         where (a.table_name in ('users', 'client_members', 'vc_members') and a.row_key = ${String(user_no)})
            or (a.table_name = 'employees' and a.row_key = ${String(emp_no)})) a`
    },
    describe: async ({ db }) => {
      const teams = await findTeamNames(db)
      return (entry) => changesOf(entry, teams)
    },
  },
}
