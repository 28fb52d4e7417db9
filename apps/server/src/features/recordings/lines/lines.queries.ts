import { recording, type TranscriptLine } from '@crm/contract/features/recordings/recordings.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Paging, readQueryPage } from '../../../db/readPage.ts'
import { contains } from '../../../db/search/search.ts'
import { isInternal } from './internal.ts'
import { pauseMs } from './paragraphs.ts'

/** How much of the beginning is kept with the session, for lists. */
const previewLength = recording.previewLength * 3

const lines = (db: Db, id: number) =>
  db
    .selectFrom('recording_lines as l')
    .select([
      'l.line_no',
      'l.start_ms',
      'l.end_ms',
      'l.text',
      'l.paragraph',
      'l.speaker',
      'l.is_edited',
      'l.is_internal',
    ])
    .select(sql<string | null>`null`.as('suggested_speaker'))
    .where('l.id', '=', id)
    .orderBy('l.line_no')
    .$castTo<TranscriptLine>()

/** Few enough of one session to be looked at one by one. */
export const findLinePage = (db: Db, id: number, keyword: string | undefined, page: Paging) =>
  readQueryPage(
    lines(db, id).$if(Boolean(keyword), (query) =>
      query.where(contains(sql<string>`crm_search_text(l.text)`, keyword ?? '')),
    ),
    page,
  )

export const findLines = (db: Db, id: number) => lines(db, id).execute()

export const findLine = (db: Db, id: number, line_no: number) =>
  lines(db, id).where('l.line_no', '=', line_no).executeTakeFirst()

export const findParagraph = (db: Db, id: number, paragraph: number) =>
  lines(db, id).where('l.paragraph', '=', paragraph).execute()

export interface NewLine {
  line_no: number
  start_ms: number
  end_ms: number
  text: string
  /** The direction of the voice, where it was told. */
  voice?: number[] | undefined
}

/**
 * Adds a line once, however often it is sent, and moves the session on; false when it was there. A long pause since the
 * line before begins a paragraph; voices are told apart when the sound is there as well.
 */
export const insertLine = async (db: Db, id: number, { line_no, start_ms, end_ms, text, voice }: NewLine) => {
  const { rows } = await sql<{ line_no: number }>`
    with latest as (select paragraph, end_ms from recording_lines where id = ${id} and line_no < ${line_no} order by line_no desc limit 1),
    added as (
      insert into recording_lines (id, line_no, start_ms, end_ms, text, voice, is_internal, paragraph)
      values (${id}, ${line_no}, ${start_ms}, ${Math.max(start_ms, end_ms)}, ${text}, ${voice ?? null}::real[], ${isInternal(text)}, coalesce((
        select paragraph + (${start_ms}::int - end_ms >= ${pauseMs}::int)::int from latest), 0))
      on conflict do nothing returning line_no)
    update recording_sessions
       set line_count = line_count + 1, next_line = greatest(next_line, ${line_no}::int + 1),
           preview = case when length(preview) >= ${previewLength}::int then preview
                          else left(ltrim(preview || ' ' || ${text}), ${previewLength}::int) end
     where id = ${id} and exists (select from added) returning ${line_no}::int as line_no`.execute(db)
  return rows.length > 0
}

/** Who said what, as far as voices are known. */
export const findVoices = async (db: Db, id: number) => {
  const { rows } = await sql<{ paragraph: number; speaker: string | null; voice: number[] }>`
    select paragraph, speaker, voice from recording_lines where id = ${id} and voice is not null order by line_no`.execute(
    db,
  )
  return rows
}

export const setLineText = (db: Db, id: number, line_no: number, text: string) =>
  db
    .updateTable('recording_lines')
    .set({ text, is_edited: true, is_internal: isInternal(text) })
    .where('id', '=', id)
    .where('line_no', '=', line_no)
    .where('text', '<>', text)
    .execute()

export const setSpeaker = (db: Db, id: number, paragraph: number, speaker: string | null) =>
  db.updateTable('recording_lines').set({ speaker }).where('id', '=', id).where('paragraph', '=', paragraph).execute()

export const deleteLines = (db: Db, id: number, line_nos: number[]) =>
  db
    .deleteFrom('recording_lines')
    .where('id', '=', id)
    .where('line_no', '=', sql<number>`any (${line_nos}::int[])`)
    .execute()

/** What lists and searches know of the words, written anew. */
export const refreshText = async (db: Db, id: number) => {
  await sql`
    update recording_sessions s
       set line_count = t.lines, next_line = greatest(s.next_line, t.next_line), preview = t.preview
      from (select count(*)::int as lines, coalesce(max(line_no) + 1, 0) as next_line,
                   left(coalesce(string_agg(text, ' ' order by line_no) filter (where nth <= 20), ''), ${previewLength}::int) as preview
              from (select *, row_number() over (order by line_no) as nth from recording_lines where id = ${id}) l) t
     where s.id = ${id} and (s.line_count, s.preview) is distinct from (t.lines, t.preview)`.execute(db)
  await sql`
    insert into recording_texts (id, search_text)
    select s.id, crm_search_text(variadic array[s.title] || array(select distinct text from recording_lines l where l.id = s.id))
      from recording_sessions s where s.id = ${id}
    on conflict (id) do update set search_text = excluded.search_text
     where recording_texts.search_text <> excluded.search_text`.execute(db)
}

/** How loud every second of the sound is, as far as it has arrived. */
export const findLevels = async (db: Db, id: number) => {
  const { rows } = await sql<{ levels: number[] }>`
    select levels from recording_chunks where id = ${id} and place is not null order by seq`.execute(db)
  return rows.flatMap(({ levels }) => levels)
}

export const setParagraphs = (db: Db, id: number, line_nos: number[], paragraphs: number[]) =>
  sql`
    update recording_lines l set paragraph = n.paragraph
      from unnest(${line_nos}::int[], ${paragraphs}::int[]) n(line_no, paragraph)
     where l.id = ${id} and l.line_no = n.line_no and l.paragraph <> n.paragraph`.execute(db)
