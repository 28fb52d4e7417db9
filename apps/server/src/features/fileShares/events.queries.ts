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

/** The shares by which a person of the company may take these files as they are, and what each lets them take. */
export const findDownloaded = async (db: Db, ft_nos: number[], user_no: number) => {
  const { rows } = await sql<{ sh_no: number; files: number; name: string }>`
    select s.sh_no, count(*)::int as files, min(f.name) as name
      from file_tree f cross join lateral (
        select sh_no from file_shares s
         where s.ft_no = any (f.path) and s.kind = 'client' and s.state = 'active' and s.may_download and not s.has_watermark
           and (s.expires_dt is null or s.expires_dt > now())
           and (not exists (select from file_share_people p where p.sh_no = s.sh_no)
                or exists (select from file_share_people p where p.sh_no = s.sh_no and p.user_no = ${user_no}))
         order by sh_no limit 1) s
     where f.ft_no = any (${ft_nos}::int[]) group by s.sh_no order by s.sh_no`.execute(db)
  return rows
}

/** Whether the same was written down within the last minute: a download in many parts is one. */
export const wasNotedLately = async (db: Db, { sh_no, kind, user_no, sg_no, detail }: NewShareEvent) => {
  const found = await db
    .selectFrom('share_events')
    .select('se_no')
    .where('sh_no', '=', sh_no)
    .where('kind', '=', kind)
    .where('user_no', 'is not distinct from', user_no ?? null)
    .where('sg_no', 'is not distinct from', sg_no ?? null)
    .where('detail', '=', detail ?? '')
    .where('reg_dt', '>', sql<string>`now() - interval '1 minute'`)
    .executeTakeFirst()
  return found !== undefined
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
