import type { FileRequest, FileRequestLine } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type Paging, readQueryPage } from '../../db/readPage.ts'

const lines = sql<FileRequestLine[]>`coalesce((
  select json_agg(json_build_object('frl_no', l.frl_no, 'name', l.name, 'note', l.note, 'done_by', l.done_by,
           'done_dt', to_char(l.done_dt, 'YYYY-MM-DD HH24:MI'), 'files', coalesce((
             select json_agg(json_build_object('ff_no', a.ff_no, 'name', a.name, 'done_by', a.done_by,
                      'ft_no', (select f.ft_no from file_tree f where f.ft_no = a.ft_no and f.state = 1),
                      'reg_dt', to_char(a.reg_dt, 'YYYY-MM-DD HH24:MI')) order by a.ff_no)
               from file_request_files a where a.frl_no = l.frl_no), '[]')) order by l.frl_no)
    from file_request_lines l where l.fr_no = r.fr_no), '[]')`

const boxPath = sql<string[]>`coalesce((
  select json_agg(b.name order by cardinality(b.path)) from file_tree b where b.ft_no = any (f.path)), '[]')`

const requests = (db: Db) =>
  db
    .selectFrom('file_requests as r')
    .innerJoin('projects as p', 'p.proj_no', 'r.proj_no')
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .leftJoin('file_tree as f', 'f.ft_no', 'r.ft_no')
    .select([
      'r.fr_no',
      'r.proj_no',
      'p.proj_name',
      'r.title',
      'r.note',
      'r.due_dt',
      'r.state',
      'u.user_name as emp_name',
    ])
    .select(['r.ft_no', 'f.name as box_name', 'r.reg_dt', 'r.closed_dt', lines.as('lines')])
    .select(boxPath.as('box_path'))
    .select(['r.link_expires_dt', 'r.rev', sql<boolean>`r.token_hash is not null`.as('has_link')])

export const findRequests = (db: Db, proj_no: number, state: string | undefined, page: Paging) =>
  readQueryPage(
    requests(db)
      .where('r.proj_no', '=', proj_no)
      .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? ''))
      .orderBy('r.fr_no', 'desc')
      .$castTo<FileRequest>(),
    page,
  )

export const findRequest = (db: Db, fr_no: number) =>
  requests(db).where('r.fr_no', '=', fr_no).$castTo<FileRequest>().executeTakeFirst()

/** What a company was asked for: open ones by their day, closed ones from the latest. */
export const findOfClient = (
  db: Db,
  client_no: number,
  { state, proj_no, ...page }: Paging & { state: FileRequest['state']; proj_no?: number | undefined },
) =>
  readQueryPage(
    requests(db)
      .where('p.client_no', '=', client_no)
      .where('r.state', '=', state)
      .$if(proj_no !== undefined, (query) => query.where('r.proj_no', '=', proj_no ?? 0))
      .orderBy('r.closed_dt', 'desc')
      .orderBy('r.due_dt', (order) => order.asc().nullsLast())
      .orderBy('r.fr_no')
      .$castTo<FileRequest>(),
    page,
  )

interface NewRequest {
  proj_no: number
  ft_no: number
  emp_no: number
  title: string
  note: string | null
  due_dt: string | null
  token_hash: Buffer | null
}

/** The link of a request lives for some days from now on, or from the day that was asked for. */
const linkEnds = (due_dt: unknown, days: number) =>
  sql<string>`greatest(now(), ${due_dt}::date::timestamptz) + ${days} * interval '1 day'`

export const insertRequest = async (
  db: Db,
  request: NewRequest,
  wanted: { name: string; note: string | null }[],
  linkDays: number,
) => {
  const link_expires_dt = request.token_hash === null ? null : linkEnds(request.due_dt, linkDays)
  const { fr_no } = await db
    .insertInto('file_requests')
    .values({ ...request, link_expires_dt })
    .returning('fr_no')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('file_request_lines')
    .values(wanted.map((line) => ({ ...line, fr_no })))
    .execute()
  return fr_no
}

interface ChangedRequest {
  ft_no: number
  title: string
  note: string | null
  due_dt: string | null
}

/** A new day is reminded of anew, and a link lives at least as long as it would if it were made now. */
export const changeRequestRow = (db: Db, fr_no: number, changed: ChangedRequest, linkDays: number) => {
  const isNewDay = sql`due_dt is distinct from ${changed.due_dt}::date`
  return db
    .updateTable('file_requests')
    .set({
      ...changed,
      soon_dt: sql`case when ${isNewDay} then null else soon_dt end`,
      overdue_dt: sql`case when ${isNewDay} then null else overdue_dt end`,
      link_expires_dt: sql`case when ${isNewDay} and token_hash is not null
        then greatest(link_expires_dt, ${linkEnds(changed.due_dt, linkDays)}) else link_expires_dt end`,
    })
    .where('fr_no', '=', fr_no)
    .execute()
}

interface WantedLine {
  frl_no?: number | undefined
  name: string
  note: string | null
}

/** The lines as they are now: kept ones with their words, new ones at the end, the others gone. */
export const replaceLines = async (db: Db, fr_no: number, wanted: WantedLine[]) => {
  const kept = wanted.flatMap(({ frl_no }) => frl_no ?? [])
  await db
    .deleteFrom('file_request_lines')
    .where('fr_no', '=', fr_no)
    .where('frl_no', '<>', sql<number>`all (${kept}::int[])`)
    .execute()
  for (const { frl_no, ...words } of wanted)
    if (frl_no === undefined)
      await db
        .insertInto('file_request_lines')
        .values({ ...words, fr_no })
        .execute()
    else
      await db
        .updateTable('file_request_lines')
        .set(words)
        .where('frl_no', '=', frl_no)
        .where('fr_no', '=', fr_no)
        .execute()
}

/** An open request by its link; ended, expired and unknown ones are alike. */
export const findByLink = (db: Db, token_hash: Buffer) =>
  db
    .selectFrom('file_requests as r')
    .innerJoin('employees as e', 'e.emp_no', 'r.emp_no')
    .innerJoin('file_tree as f', 'f.ft_no', 'r.ft_no')
    .select(['r.fr_no', 'e.user_no as asker'])
    .where('r.token_hash', '=', token_hash)
    .where('r.link_expires_dt', '>', sql<string>`now()`)
    .where('r.state', '=', 'open')
    .where('f.state', '=', 1)
    .executeTakeFirst()

const linesWithRequest = (db: Db, frl_no: number) =>
  db
    .selectFrom('file_request_lines as l')
    .innerJoin('file_requests as r', 'r.fr_no', 'l.fr_no')
    .innerJoin('projects as p', 'p.proj_no', 'r.proj_no')
    .leftJoin('file_tree as f', 'f.ft_no', 'r.ft_no')
    .select(['l.frl_no', 'l.name', 'l.done_dt', 'r.fr_no', 'r.title', 'r.proj_no', 'r.emp_no', 'r.state'])
    .select(['r.ft_no as box', 'f.tree_no', 'f.state as box_state', 'p.client_no'])
    .where('l.frl_no', '=', frl_no)

/** A wanted file, whether its request is still open or not. */
export const findLine = (db: Db, frl_no: number) => linesWithRequest(db, frl_no).executeTakeFirst()

/** Held, so that two files for the same line come one after the other. */
export const lockLine = (db: Db, frl_no: number) => linesWithRequest(db, frl_no).forUpdate(['r']).executeTakeFirst()

/** The same upload again is the same file. */
export const insertFile = (db: Db, file: { frl_no: number; ft_no: number; name: string; done_by: string }) =>
  db
    .insertInto('file_request_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['frl_no', 'ft_no']).doNothing())
    .execute()

export const tickLine = (db: Db, frl_no: number, done_by: string) =>
  db.updateTable('file_request_lines').set({ done_by, done_dt: sql`now()` }).where('frl_no', '=', frl_no).execute()

/** The line waits again, and its request with it. A link that ended with the request stays ended. */
export const reopenLineRow = async (db: Db, { frl_no, fr_no }: { frl_no: number; fr_no: number }) => {
  await db
    .updateTable('file_request_lines')
    .set({ done_by: null, done_dt: null })
    .where('frl_no', '=', frl_no)
    .execute()
  await db
    .updateTable('file_requests')
    .set({ state: 'open', closed_dt: null, token_hash: null, link_expires_dt: null })
    .where('fr_no', '=', fr_no)
    .where('state', '=', 'closed')
    .execute()
}

export const hasOpenLines = async (db: Db, fr_no: number) =>
  (await db
    .selectFrom('file_request_lines')
    .select('frl_no')
    .where('fr_no', '=', fr_no)
    .where('done_dt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const findUserName = async (db: Db, user_no: number) =>
  (await db.selectFrom('users').select('user_name').where('user_no', '=', user_no).executeTakeFirstOrThrow()).user_name

export const closeRequestRow = (db: Db, fr_no: number) =>
  db
    .updateTable('file_requests')
    .set({ state: 'closed', closed_dt: sql`now()` })
    .where('fr_no', '=', fr_no)
    .where('state', '=', 'open')
    .returning('fr_no')
    .executeTakeFirst()

export const findByNumbers = (db: Db, fr_nos: number[]) =>
  requests(db)
    .where('r.fr_no', '=', sql<number>`any (${fr_nos}::int[])`)
    .orderBy('r.fr_no')
    .$castTo<FileRequest>()
    .execute()

export const setToken = (db: Db, fr_no: number, token_hash: Buffer, linkDays: number) =>
  db
    .updateTable('file_requests')
    .set({ token_hash, link_expires_dt: linkEnds(sql.ref('due_dt'), linkDays) })
    .where('fr_no', '=', fr_no)
    .where('state', '=', 'open')
    .returning('fr_no')
    .executeTakeFirst()

// ---------------------------------------------------------------- uploads of guests

/** Held, so that uploads of one link are counted one after the other. */
export const lockRequest = (db: Db, fr_no: number) =>
  db.selectFrom('file_requests').select('fr_no').where('fr_no', '=', fr_no).forUpdate().execute()

/** What came by a link: files in the last hour and in all, bytes of the last day. Uploads that were swept do not count. */
export const sumUploads = (db: Db, fr_no: number) =>
  db
    .selectFrom('file_request_uploads as u')
    .innerJoin('files as f', 'f.file_no', 'u.file_no')
    .select([
      sql<number>`count(*) filter (where u.reg_dt > now() - interval '1 hour')::int`.as('ofHour'),
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(f.size) filter (where u.reg_dt > now() - interval '1 day'), 0)::float8`.as('bytesOfDay'),
    ])
    .where('u.fr_no', '=', fr_no)
    .executeTakeFirstOrThrow()

export const insertUpload = (db: Db, upload: { file_no: number; fr_no: number; ip: string }) =>
  db.insertInto('file_request_uploads').values(upload).execute()

export const isUploadOf = async (db: Db, fr_no: number, file_no: number) =>
  (await db
    .selectFrom('file_request_uploads')
    .select('file_no')
    .where('fr_no', '=', fr_no)
    .where('file_no', '=', file_no)
    .executeTakeFirst()) !== undefined

// ---------------------------------------------------------------- reminders

/** Open requests that are due tomorrow, or were due, and of which nobody was reminded yet; marked as they are read. */
export const takeDue = (db: Db, which: 'soon' | 'overdue') => {
  const column = which === 'soon' ? 'soon_dt' : 'overdue_dt'
  const isDue = which === 'soon' ? sql<boolean>`due_dt = current_date + 1` : sql<boolean>`due_dt < current_date`
  return db
    .updateTable('file_requests')
    .set({ [column]: sql`current_date` })
    .where('state', '=', 'open')
    .where(column, 'is', null)
    .where(isDue)
    .returning('fr_no')
    .execute()
}
