import type { SavedFilterDraft } from '@crm/contract/projectRows'
import type { Db } from '../../db/database.ts'

export const findFilters = (db: Db, user_no: number) =>
  db
    .selectFrom('project_filters')
    .select(['pf_no', 'pf_name', 'pf_search'])
    .where('user_no', '=', user_no)
    .orderBy('pf_no')
    .execute()

/** Nobody else changes this person's filters until the transaction ends. */
export const holdPerson = (db: Db, user_no: number) =>
  db.selectFrom('users').select('user_no').where('user_no', '=', user_no).forNoKeyUpdate().execute()

/** One of the same name gives way to it. */
export const upsertFilter = (db: Db, user_no: number, draft: SavedFilterDraft) =>
  db
    .insertInto('project_filters')
    .values({ user_no, ...draft })
    .onConflict((conflict) =>
      conflict.columns(['user_no', 'pf_name']).doUpdateSet({ pf_search: (eb) => eb.ref('excluded.pf_search') }),
    )
    .execute()

/** False when this person has no such filter. */
export const deleteFilter = async (db: Db, user_no: number, pf_no: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('project_filters')
    .where('user_no', '=', user_no)
    .where('pf_no', '=', pf_no)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
