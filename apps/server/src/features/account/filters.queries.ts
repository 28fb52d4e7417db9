import type { SavedFilterDraft } from '@crm/contract/features/account/account'
import type { Db } from '../../db/database.ts'

export const findFilters = (db: Db, user_no: number, sf_list: string) =>
  db
    .selectFrom('saved_filters')
    .select(['sf_no', 'sf_name', 'sf_search'])
    .where('user_no', '=', user_no)
    .where('sf_list', '=', sf_list)
    .orderBy('sf_no')
    .execute()

/** How many lists this person keeps filters of, besides this one. */
export const countOtherLists = async (db: Db, user_no: number, list: string) => {
  const kept = db
    .selectFrom('saved_filters')
    .select('sf_list as list')
    .where('user_no', '=', user_no)
    .union(db.selectFrom('last_filters').select('lf_list as list').where('user_no', '=', user_no))
  const { lists } = await db
    .selectFrom(kept.as('kept'))
    .select((eb) => eb.fn.countAll<number>().as('lists'))
    .where('list', '<>', list)
    .executeTakeFirstOrThrow()
  return lists
}

/** Nobody else changes this person's filters until the transaction ends. */
export const holdPerson = (db: Db, user_no: number) =>
  db.selectFrom('users').select('user_no').where('user_no', '=', user_no).forNoKeyUpdate().execute()

/** Replaces a filter of the same name. */
export const upsertFilter = (db: Db, user_no: number, draft: SavedFilterDraft) =>
  db
    .insertInto('saved_filters')
    .values({ user_no, ...draft })
    .onConflict((conflict) =>
      conflict
        .columns(['user_no', 'sf_list', 'sf_name'])
        .doUpdateSet({ sf_search: (eb) => eb.ref('excluded.sf_search') }),
    )
    .execute()

/** Nothing when this person has no such filter. */
export const renameFilterRow = (db: Db, user_no: number, sf_no: number, sf_name: string) =>
  db
    .updateTable('saved_filters')
    .set({ sf_name })
    .where('user_no', '=', user_no)
    .where('sf_no', '=', sf_no)
    .returning(['sf_no', 'sf_name', 'sf_search'])
    .execute()

/** False when this person has no such filter. */
export const deleteFilter = async (db: Db, user_no: number, sf_no: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filters')
    .where('user_no', '=', user_no)
    .where('sf_no', '=', sf_no)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Nothing where this person has not filtered that list yet. */
export const findLastFilter = (db: Db, user_no: number, lf_list: string) =>
  db
    .selectFrom('last_filters')
    .select('lf_search')
    .where('user_no', '=', user_no)
    .where('lf_list', '=', lf_list)
    .execute()

export const upsertLastFilter = (db: Db, user_no: number, last: { lf_list: string; lf_search: string }) =>
  db
    .insertInto('last_filters')
    .values({ user_no, ...last })
    .onConflict((conflict) =>
      conflict.columns(['user_no', 'lf_list']).doUpdateSet({ lf_search: (eb) => eb.ref('excluded.lf_search') }),
    )
    .execute()
