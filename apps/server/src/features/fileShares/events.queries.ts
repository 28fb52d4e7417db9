import type { ShareEventKind } from '@crm/contract/features/fileShares/fileShares.rows'
import type { Db } from '../../db/database.ts'

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
