import type { recordings } from '@crm/contract/features/recordings/recordings'
import type { Recording } from '@crm/contract/features/recordings/recordings.rows'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { filterConditions } from '../../../db/filters.ts'
import { type Parameter, type Placeholders, prepared } from '../../../db/hot/prepared.ts'
import { readPage } from '../../../db/readPage.ts'
import { estimateMatches } from '../../../db/search/commonWords.ts'
import { takeApart } from '../../../db/search/keyword.ts'
import { contains } from '../../../db/search/search.ts'
import { recordingsText } from '../recordings.messages.ts'
import { mayEditLines } from '../recordings.policy.ts'
import { heardBy, heardFirst, isHeard, isOfMeeting } from './sessions.queries.ts'

type ListQuery = ParsedOf<typeof recordings.list>['query']

interface Reader {
  emp_no: number
  keepDays: number
}

/** What folding takes out of a text (crm_fold). */
const signs = '[\\s!-/:-@\\[-`{-~·]*'

/** The same pattern for a text as it was written; that of a single letter stays, because it looks at beginnings. */
const loosened = (pattern: string) =>
  pattern.startsWith('(') ? pattern : (pattern.match(/\[[^\]]*\]|./gsu) ?? []).join(signs)

/**
 * Of a session with the word, the first line that has it. Lines are looked at as they were written, which is far
 * cheaper than folding each of them; only where that finds none are they folded.
 */
const previewOf = ({ patterns, loosePatterns }: WordParams): RawBuilder<string> => {
  const firstLine = (has: RawBuilder<unknown>) =>
    sql`(select left(l.text, 200) from recording_lines l where l.id = s.id and ${has} order by l.line_no limit 1)`
  const asWritten = sql`l.text ~* all (${loosePatterns}::text[])`
  const folded = sql`crm_search_text(l.text) ~ all (${patterns}::text[])`
  return sql`case when cardinality(${patterns}::text[]) > 0 then coalesce(${firstLine(asWritten)}, ${firstLine(folded)}) end`
}

type Row = Omit<Recording, 'has_sound' | 'seconds' | 'may_edit'> & {
  is_of_meeting: boolean
  samples: number
  sample_rate: number | null
  expected_samples: number | null
}

const toRecording = ({ samples, sample_rate, expected_samples, note, is_of_meeting, ...row }: Row): Recording => {
  const rate = sample_rate ?? 1
  // Without any sound the note of the recorder's browser says why.
  const missing = row.state === 'saved' && samples > 0 ? Math.round(((expected_samples ?? 0) - samples) / rate) : 0
  return {
    ...row,
    may_edit: mayEditLines({ is_own: row.is_own, is_of_meeting }),
    seconds: samples / rate,
    has_sound: samples > 0,
    note: [note, ...(missing > 0 ? [recordingsText.missing(missing)] : [])].filter(Boolean).join(' '),
  }
}

/** What the rows are read by: values, or what stands for them in the prepared read. */
interface RowParams {
  ids: Parameter<number[]>
  emp_no: Parameter<number>
  keepDays: Parameter<number>
}

/** A keyword as patterns: of a folded text, and of one as it was written. */
interface WordParams {
  patterns: Parameter<readonly string[]>
  loosePatterns: Parameter<readonly string[]>
}

const sharedWith = sql<Recording['shared_with']>`coalesce((
  select json_agg(json_build_object('emp_no', h.emp_no, 'emp_name', hu.user_name) order by hu.user_name, h.emp_no)
    from recording_people h join employees he using (emp_no) join users hu using (user_no)
   where h.id = s.id), '[]')`

const sessionRows = (db: Db, { ids, emp_no, keepDays }: RowParams, preview: RawBuilder<string>) =>
  db
    .selectFrom('recording_sessions as s')
    .innerJoin('employees as e', 'e.emp_no', 's.emp_no')
    .innerJoin('users as u', 'u.user_no', 'e.user_no')
    .leftJoin('projects as p', 'p.proj_no', 's.proj_no')
    .leftJoin('mr_schedules as m', 'm.ms_no', 's.ms_no')
    .leftJoin('clients as c', 'c.client_no', 'm.client_no')
    .select([
      's.id',
      's.title',
      's.emp_no',
      'u.user_name as emp_name',
      's.proj_no',
      'p.proj_name',
      's.ms_no',
      's.state',
    ])
    .select(['s.transcriber', 'm.start_dt as meeting_dt', 's.started_dt', 's.ended_dt', 's.samples', 's.sample_rate'])
    .select(['s.expected_samples', 's.note', 's.line_count', preview.as('preview'), sharedWith.as('shared_with')])
    .select([
      sql<string | null>`crm_visitor(c.client_name, m.mr_info)`.as('client_name'),
      sql<string>`to_char(s.started_dt + ${keepDays} * interval '1 day', 'YYYY-MM-DD')`.as('keep_until'),
      sql<boolean>`s.told_dt is not null`.as('is_told'),
      sql<boolean>`s.emp_no = ${emp_no}`.as('is_own'),
      isOfMeeting(emp_no).as('is_of_meeting'),
    ])
    .where('s.id', '=', sql<number>`any (${ids}::int[])`)
    .$castTo<Row>()

type RowsAsked = Reader & { ids: number[] }

const rowsByNo = prepared((db, params: Placeholders<RowsAsked>) => sessionRows(db, params, sql`s.preview`))

const rowsWithWord = prepared(
  (db, params: Placeholders<RowsAsked & { patterns: readonly string[]; loosePatterns: string[] }>) =>
    sessionRows(db, params, sql`coalesce(${previewOf(params)}, s.preview)`),
)

const findRows = async (db: Db, ids: number[], reader: Reader, keyword?: KnownKeyword) => {
  const params = { ids, ...reader }
  const rows = keyword
    ? await rowsWithWord(db, {
        ...params,
        patterns: keyword.patterns,
        loosePatterns: keyword.patterns.map(loosened),
      })
    : await rowsByNo(db, params)
  return rows.map(toRecording)
}

export const findRecording = async (db: Db, id: number, reader: Reader) => (await findRows(db, [id], reader))[0]

/** A keyword with what the database knows of it. */
interface KnownKeyword {
  text: string
  needles: readonly string[]
  patterns: readonly string[]
  isCommon: boolean
}

/** Looking at a session and at a match of the index cost about the same, so that the fewer of both are looked at. */
const [fewest, most] = [50, 1000]

const readKeyword = async (db: Db, text: string, emp_no: number): Promise<KnownKeyword> => {
  const own = sql`select from recording_sessions s where s.emp_no = ${emp_no} and s.deleted_dt is null limit ${most}`
  const [{ rows }, [matched = 0]] = await Promise.all([
    sql<{ own: number }>`select count(*)::int as own from (${own}) o`.execute(db),
    estimateMatches(db, ['recording_texts'], text),
  ])
  const { needles, patterns } = takeApart(text)
  const count = rows[0]?.own ?? 0
  return { text, needles, patterns, isCommon: matched > Math.max(fewest, count) }
}

/**
 * A rare word leads through the index, before anything else is asked: an array cannot be joined in another order. Of
 * words that most have, only the sessions that the caller may hear are looked at, one by one (decision 004).
 */
const hasWord = ({ text, needles, patterns, isCommon }: KnownKeyword) =>
  isCommon
    ? contains(sql`(select t.search_text from recording_texts t where t.id = s.id)`, text)
    : sql`s.id = any (array(
        select t.id from recording_texts t
         where crm_search_grams(t.search_text) @> ${needles}::text[] and t.search_text ~ all (${patterns}::text[])))`

const countedFrom = ['recording_sessions', 'recording_people', 'mr_schedule_managers', 'mr_schedules'] as const

const orderBy = sql`s.started_dt desc, s.id desc`

const conditionsOf = (query: ListQuery) => [
  sql`s.deleted_dt is null`,
  ...filterConditions(query, {
    keyword: () => undefined,
    is_own: () => undefined,
    ms_no: (ms_no) => sql`s.ms_no = ${ms_no}`,
    is_linked: (isLinked) => (isLinked ? sql`s.ms_no is not null` : sql`s.ms_no is null`),
  }),
]

/** Sessions with a rare word are few: each is asked whether the caller may hear it. They have to be counted anyway. */
const findByKeyword = async (db: Db, query: ListQuery, reader: Reader, keyword: string) => {
  const { emp_no } = reader
  const known = await readKeyword(db, keyword, emp_no)
  const heard = known.isCommon ? heardBy(emp_no) : isHeard(emp_no)
  const mine = query.is_own ? sql`s.emp_no = ${emp_no}` : heard
  return readPage<Recording>(db, {
    id: 's.id',
    from: sql`recording_sessions s`,
    where: [...conditionsOf(query), hasWord(known), mine],
    orderBy,
    page: query,
    total: 'window',
    // Which way is taken is decided already, so that one plan serves all rare words.
    hot: !known.isCommon,
    rows: (ids) => findRows(db, ids, reader, known),
  })
}

export const findRecordings = async (db: Db, query: ListQuery, reader: Reader) => {
  if (query.keyword) return findByKeyword(db, query, reader, query.keyword)
  const { emp_no } = reader
  const { is_own, ms_no, is_linked, offset, limit } = query
  const conditions = conditionsOf(query)
  const own = sql`s.emp_no = ${emp_no}`
  return readPage<Recording>(db, {
    id: 's.id',
    from: sql`recording_sessions s`,
    where: [...conditions, is_own ? own : heardFirst(emp_no, offset + limit, conditions)],
    countWhere: [...conditions, is_own ? own : heardBy(emp_no)],
    orderBy,
    page: query,
    total: { cached: `recordings ${JSON.stringify([emp_no, is_own, ms_no, is_linked])}`, tables: countedFrom },
    rows: (ids) => findRows(db, ids, reader),
  })
}

export const existsProject = async (db: Db, proj_no: number) =>
  (await db.selectFrom('projects').select('proj_no').where('proj_no', '=', proj_no).executeTakeFirst()) !== undefined
