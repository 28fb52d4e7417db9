import type { ThemeDraft, ThemeRow } from '@crm/contract/features/themes/themes'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** In their order, with how often each is used; merged ones are gone. */
export const findThemes = (db: Db, state?: number): Promise<ThemeRow[]> =>
  db
    .with('of_clients', (cte) =>
      cte
        .selectFrom('clients')
        .select(['thm_no', sql<number>`count(*)::int`.as('uses')])
        .where('thm_no', 'is not', null)
        .groupBy('thm_no'),
    )
    .with('of_projects', (cte) =>
      cte
        .selectFrom('projects')
        .select(['thm_no', sql<number>`count(*)::int`.as('uses')])
        .where('thm_no', 'is not', null)
        .groupBy('thm_no'),
    )
    .selectFrom('theme as t')
    .leftJoin('of_clients as c', 'c.thm_no', 't.thm_no')
    .leftJoin('of_projects as p', 'p.thm_no', 't.thm_no')
    .select(['t.thm_no', 't.thm_name', 't.thm_keywords', 't.state', 't.rev'])
    .select([sql<number>`coalesce(c.uses, 0)`.as('client_count'), sql<number>`coalesce(p.uses, 0)`.as('project_count')])
    .where('t.merged_no', 'is', null)
    .$if(state !== undefined, (query) => query.where('t.state', '=', state ?? 1))
    .orderBy('t.thm_place')
    .orderBy('t.thm_no')
    .execute()

/** There are a few dozen: whoever writes waits for the others, and for records that are just taking one up. */
export const lockThemes = (db: Db) =>
  db.selectFrom('theme').select('thm_no').where('merged_no', 'is', null).orderBy('thm_no').forUpdate().execute()

export const insertTheme = async (db: Db, draft: ThemeDraft) => {
  const thm_place = sql<number>`(select coalesce(max(thm_place), 0) + 1 from theme)`
  const made = db
    .insertInto('theme')
    .values({ ...draft, thm_place })
    .returning('thm_no')
  return (await made.executeTakeFirstOrThrow()).thm_no
}

export const updateThemeRow = (db: Db, thm_no: number, draft: ThemeDraft) =>
  db.updateTable('theme').set(draft).where('thm_no', '=', thm_no).execute()

/** What had gone into it before goes on to the new one. */
export const markMerged = (db: Db, thm_no: number, into_no: number) =>
  db
    .updateTable('theme')
    .set({ state: 0, merged_no: into_no })
    .where((where) => where.or([where('thm_no', '=', thm_no), where('merged_no', '=', thm_no)]))
    .execute()
