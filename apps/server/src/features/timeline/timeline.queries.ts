import type { AlimtalkMessage } from '@crm/contract/features/alimtalk/alimtalk'
import type { FileScope } from '@crm/contract/features/fileTree/fileTree.rows'
import type { Meeting } from '@crm/contract/features/meetings/meetings.rows'
import type { OutboxMessage } from '@crm/contract/features/outbox/outbox'
import type { ProgressStatus } from '@crm/contract/features/projects/projects.words'
import type { TimelineKind, timeline } from '@crm/contract/features/timeline/timeline'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { entrySources } from './entrySources.ts'
import type { NoteColumns } from './notes.queries.ts'
import type { Shown } from './timeline.policy.ts'

type TimelineQuery = ParsedOf<typeof timeline.list>['query']

type MeetingKind = Pick<Meeting, 'mr_type' | 'mr_count'> & { ms_no: number; proj_no: number | null }
type NoteFacts = { text: string; is_edited: boolean } & Omit<NoteColumns, 'cn_text'>

/** What the words of an entry are made of, by its kind. */
interface FactsOf {
  note: NoteFacts
  call: NoteFacts
  meeting: MeetingKind & Pick<Meeting, 'state' | 'mr_checked' | 'mr_way' | 'mr_name' | 'mr_text'>
  minutes: MeetingKind & { text: string }
  alimtalk: MeetingKind & Pick<AlimtalkMessage, 'template_name' | 'recvname' | 'at_state' | 'at_way'>
  stage: {
    proj_no: number
    proj_name: string
    from_status: ProgressStatus | null
    to_status: ProgressStatus | null
    text: string | null
  }
  file: { originalname: string; scope: FileScope | null; proj_no: number | null }
  mail: Pick<OutboxMessage, 'ob_subject' | 'ob_state'> & { recvname: string }
}

interface EntryOf<Kind extends TimelineKind> {
  kind: Kind
  no: number
  reg_dt: string
  /** In UTC, to the microsecond: where the next page begins. */
  at: string
  user_no: number | null
  user_name: string | null
  facts: FactsOf[Kind]
}

/** An entry as the database has it. */
export type Entry = { [Kind in TimelineKind]: EntryOf<Kind> }[TimelineKind]

/** Entries of one kind come after those of another at the same moment, in the order of their names. */
const afterThat = (
  kind: TimelineKind,
  at: RawBuilder<unknown>,
  no: RawBuilder<unknown>,
  { before_dt, before_kind, before_no }: TimelineQuery,
) => {
  if (!before_dt || !before_kind || !before_no) return sql<SqlBool>`true`
  if (kind === before_kind) return sql<SqlBool>`(${at}, ${no}) < (${before_dt}::timestamptz, ${before_no}::int)`
  return kind < before_kind
    ? sql<SqlBool>`${at} <= ${before_dt}::timestamptz`
    : sql<SqlBool>`${at} < ${before_dt}::timestamptz`
}

/** One page of one company's timeline in one statement; undefined where there is no such company. */
export const findTimeline = async (db: Db, client_no: number, query: TimelineQuery, shown: Shown) => {
  const wanted = entrySources(client_no, shown).filter(({ kind }) => !query.kinds?.length || query.kinds.includes(kind))
  const parts = wanted.map(
    ({ kind, from, where, at, no, user_no, facts }) => sql`(
      select ${sql.lit(kind)} as kind, ${no} as no, ${at} as at, ${user_no} as user_no, ${facts} as facts
        from ${from} where ${where} and ${afterThat(kind, at, no, query)}
       order by ${at} desc, ${no} desc limit ${query.limit + 1})`,
  )
  const none = sql`select null::text as kind, 0 as no, now() as at, null::int as user_no, null::jsonb as facts where false`
  const { rows } = await sql<{ entries: Entry[] }>`
    select array(
      select jsonb_build_object('kind', t.kind, 'no', t.no, 'reg_dt', to_char(t.at, 'YYYY-MM-DD HH24:MI'),
               'at', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
               'user_no', t.user_no, 'user_name', u.user_name, 'facts', t.facts)
        from (${parts.length ? sql.join(parts, sql` union all `) : none}) t left join users u on u.user_no = t.user_no
       order by t.at desc, t.kind collate "C" desc, t.no desc limit ${query.limit + 1}) as entries
      from clients c where c.client_no = ${client_no}`.execute(db)
  return rows[0]?.entries
}
