import type { RecordingSession } from '@crm/contract/features/recordings/recordings.rows'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The specification's session, in the order of these ids: all words, and where sound goes on. */
export const findSessionAnswers = async (db: Db, ids: number[]): Promise<RecordingSession[]> => {
  const { rows } = await sql<RecordingSession>`
    select s.id, 'user' as type, s.proj_no, s.state, s.started_dt,
           array(select l.text from recording_lines l where l.id = s.id order by l.line_no) as recording_sessions,
           c.next_seq, c.samples
      from unnest(${ids}::int[]) with ordinality i(id, place) join recording_sessions s using (id)
     cross join lateral (
       select count(*)::int as next_seq, coalesce(sum(k.samples), 0)::float8 as samples
         from (select seq, samples, row_number() over (order by seq) - 1 as nth
                 from recording_chunks where id = s.id and place is not null) k
        where k.seq = k.nth) c
     order by i.place`.execute(db)
  return rows
}
