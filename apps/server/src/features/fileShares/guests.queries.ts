import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

const isOpenable = sql<boolean>`s.state = 'active' and (s.expires_dt is null or s.expires_dt > now())`

/** Somebody who came in by a link, while the link and their own session last; by their token, or by their number. */
export const findGuest = (db: Db, who: { token_hash: Buffer } | { sg_no: number }) =>
  db
    .selectFrom('share_guests as g')
    .innerJoin('file_shares as s', 's.sh_no', 'g.sh_no')
    .innerJoin('file_tree as f', 'f.ft_no', 's.ft_no')
    .select(['g.sg_no', 'g.sh_no', 'g.email', 'g.name', 'g.expires_dt', 's.ft_no', 's.title', 's.emp_no'])
    .select(['s.may_download', 's.may_comment', 's.has_watermark', 's.needs_nda'])
    .select(['f.name as entry_name', 'f.kind as entry_kind'])
    .where((is) => ('sg_no' in who ? is('g.sg_no', '=', who.sg_no) : is('g.token_hash', '=', who.token_hash)))
    .where('g.expires_dt', '>', sql<string>`now()`)
    .where(isOpenable)
    .where('f.state', '=', 1)
    .executeTakeFirst()

export type Guest = NonNullable<Awaited<ReturnType<typeof findGuest>>>

/** A link that still opens; wrong, ended, expired and used-up ones are all undefined. */
export const findOpenLink = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('file_shares as s')
    .innerJoin('file_tree as f', 'f.ft_no', 's.ft_no')
    .select([
      's.sh_no',
      's.ft_no',
      's.title',
      's.emp_no',
      's.password_hash',
      's.needs_email',
      's.allowed',
      's.needs_nda',
      's.rev',
    ])
    .select('f.name as entry_name')
    .where('s.token_hash', '=', token_hash)
    .where(isOpenable)
    .where(sql<boolean>`(s.most_opens is null or s.opens < s.most_opens)`)
    .where('f.state', '=', 1)
    .executeTakeFirst()

export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>

/**
 * Counts one opening, in one statement: of fifty at once just as many get in as the link allows. The rules that let the
 * reader in must still be the same ones.
 */
export const countOpening = (db: Db, { sh_no, rev }: Pick<OpenLink, 'sh_no' | 'rev'>, id: Buffer) =>
  db
    .updateTable('file_shares as s')
    .set({ opens: sql`s.opens + 1` })
    .where('s.sh_no', '=', sh_no)
    .where('s.token_hash', '=', id)
    .where('s.rev', '=', rev)
    .where(isOpenable)
    .where(sql<boolean>`(s.most_opens is null or s.opens < s.most_opens)`)
    .returning('s.opens')
    .executeTakeFirst()

interface NewGuest {
  sh_no: number
  token_hash: Buffer
  email: string | null
  name: string | null
}

export const insertGuest = async (db: Db, guest: NewGuest, hours: number) =>
  (
    await db
      .insertInto('share_guests')
      .values({ ...guest, expires_dt: sql`now() + ${hours} * interval '1 hour'` })
      .returning('sg_no')
      .executeTakeFirstOrThrow()
  ).sg_no
