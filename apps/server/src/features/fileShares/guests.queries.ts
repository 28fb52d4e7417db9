import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Somebody who came in by a link, while the link and their own session last. */
export const findGuest = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('share_guests as g')
    .innerJoin('file_shares as s', 's.sh_no', 'g.sh_no')
    .innerJoin('file_tree as f', 'f.ft_no', 's.ft_no')
    .select(['g.sg_no', 'g.sh_no', 'g.email', 'g.name', 'g.expires_dt', 's.ft_no', 's.title', 's.emp_no'])
    .select(['s.may_download', 's.may_comment', 's.has_watermark', 's.needs_nda'])
    .select(['f.name as entry_name', 'f.kind as entry_kind'])
    .where('g.token_hash', '=', token_hash)
    .where('g.expires_dt', '>', sql<string>`now()`)
    .where('s.state', '=', 'active')
    .where(sql<boolean>`(s.expires_dt is null or s.expires_dt > now())`)
    .where('f.state', '=', 1)
    .executeTakeFirst()

export type Guest = NonNullable<Awaited<ReturnType<typeof findGuest>>>
