import type { BannerDraft, BannerRow } from '@crm/contract/features/courses/courses.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Place = BannerRow['bn_place']

/** Banners of a place, or of all, in the order in which they are shown. */
export const findBannerRows = (db: Db, bn_place?: Place): Promise<Omit<BannerRow, 'picture'>[]> =>
  db
    .selectFrom('banners')
    .select(['bn_no', 'bn_title', 'bn_text', 'bn_link', 'bn_from', 'bn_until', 'state', 'rev'])
    .select(sql<Place>`bn_place`.as('bn_place'))
    .$if(bn_place !== undefined, (query) => query.where('bn_place', '=', bn_place as Place))
    .orderBy('bn_place', 'desc')
    .orderBy('bn_order')
    .orderBy('bn_no')
    .execute()

/** There are a few dozen: whoever writes waits for the others. */
export const lockBanners = (db: Db) => db.selectFrom('banners').select('bn_no').orderBy('bn_no').forUpdate().execute()

/** The place after the last one. */
const lastOrder = (bn_place: Place) =>
  sql<number>`(select coalesce(max(bn_order), 0) + 1 from banners where bn_place = ${bn_place})`

export const insertBanner = async (db: Db, draft: BannerDraft) => {
  const values = { ...draft, bn_order: lastOrder(draft.bn_place) }
  return (await db.insertInto('banners').values(values).returning('bn_no').executeTakeFirstOrThrow()).bn_no
}

export const updateBannerRow = (db: Db, bn_no: number, draft: BannerDraft, isMoved: boolean) =>
  db
    .updateTable('banners')
    .set({ ...draft, ...(isMoved && { bn_order: lastOrder(draft.bn_place) }) })
    .where('bn_no', '=', bn_no)
    .execute()

export const deleteBanner = (db: Db, bn_no: number) => db.deleteFrom('banners').where('bn_no', '=', bn_no).execute()
