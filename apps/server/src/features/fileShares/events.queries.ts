import type { ShareEvent, ShareEventKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

export interface NewShareEvent {
  sh_no: number
  kind: ShareEventKind
  user_no?: number | null
  sg_no?: number | null
  reader?: string | null
  detail?: string | null
  ip?: string | null
}

export const insertEvents = async (db: Db, events: NewShareEvent[]) => {
  if (events.length) await db.insertInto('share_events').values(events).execute()
}

/** Newest first. */
export const findEvents = (db: Db, sh_no: number, page: Paging) =>
  readQueryPage(
    db
      .selectFrom('share_events as v')
      .leftJoin('users as u', 'u.user_no', 'v.user_no')
      .leftJoin('share_acceptances as a', (on) => on.onRef('a.sg_no', '=', 'v.sg_no').on('v.kind', '=', 'accepted'))
      .select(['v.se_no', 'v.kind', sql<string | null>`coalesce(u.user_name, v.reader)`.as('who')])
      .select(['v.detail', 'v.ip', 'a.sa_no', 'v.reg_dt'])
      .where('v.sh_no', '=', sh_no)
      .orderBy('v.se_no', 'desc')
      .$castTo<ShareEvent>(),
    page,
  )
