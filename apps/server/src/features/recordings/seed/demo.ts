import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Storage } from '../../../ports/storage/storage.ts'
import { isInternal } from '../lines/internal.ts'
import { refreshText } from '../lines/lines.queries.ts'
import { paragraphsOf } from '../lines/paragraphs.ts'
import { recordingsText } from '../recordings.messages.ts'
import { makeSound } from './sound.ts'
import { type Talk, talks } from './talks.ts'

/** Who records in the demo, and meetings of theirs that are over, the latest first. */
const findRecorder = async (db: Db) => {
  const { rows } = await sql<{ emp_no: number; meetings: { ms_no: number; proj_no: number | null }[] }>`
    select e.emp_no, coalesce((
             select json_agg(json_build_object('ms_no', m.ms_no, 'proj_no', m.proj_no) order by m.start_dt desc)
               from mr_schedule_managers g join mr_schedules m using (ms_no)
              where g.emp_no = e.emp_no and m.end_dt < now() and m.proj_no is not null), '[]') as meetings
      from employees e join users u using (user_no) where u.user_id = 'staff'`.execute(db)
  return rows[0]
}

/** Times as people speak: a second for six letters, a pause between sentences, a longer one where somebody else begins. */
const timed = (lines: Talk['lines']) => {
  let at = 500
  return lines.map(({ text, speaker }) => {
    const start_ms = at + (speaker === undefined ? 300 : 2300)
    const end_ms = start_ms + Math.max(900, Math.round((text.length / 6) * 1000))
    at = end_ms
    return { text, start_ms, end_ms }
  })
}

const insertSession = async (
  db: Db,
  { title, hoursAgo, transcriber }: Talk,
  session: { emp_no: number; ms_no: number | null; proj_no: number | null; samples: number; sample_rate: number },
) => {
  const seconds = session.samples / session.sample_rate
  const { id } = await db
    .insertInto('recording_sessions')
    .values({
      ...session,
      ...{ title, transcriber, state: 'saved', expected_samples: session.samples },
      started_dt: sql<string>`now() - ${hoursAgo} * interval '1 hour'`,
      ended_dt: sql<string>`now() - ${hoursAgo} * interval '1 hour' + ${seconds} * interval '1 second'`,
      told_dt: sql<string>`now() - ${hoursAgo} * interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const storeSound = async (db: Db, storage: Storage, id: number, samples: Int16Array) => {
  const bytes = Buffer.from(samples.buffer)
  const upload_key = randomBytes(16).toString('hex')
  const place = await storage.put(upload_key, Readable.from([bytes]), {
    size: bytes.length,
    mimetype: 'application/octet-stream',
  })
  const hash = createHash('sha256').update(bytes).digest('hex')
  await db
    .insertInto('recording_chunks')
    .values({ id, seq: 0, samples: samples.length, hash, upload_key, place })
    .execute()
}

/** A meeting's record says which recordings it has. */
const writeReference = (db: Db, ms_no: number, reference: string) =>
  sql`
    insert into meeting_record (ms_no, proj_no, mrd_record)
    select ms_no, proj_no, jsonb_build_array(${reference}::text) from mr_schedules where ms_no = ${ms_no}
    on conflict (ms_no) do update set mrd_record = meeting_record.mrd_record || excluded.mrd_record`.execute(db)

export const seedRecordings = async (db: Db, storage: Storage) => {
  const recorder = await findRecorder(db)
  if (!recorder) return
  const meetings = [...recorder.meetings]
  for (const talk of talks) {
    const meeting = talk.isLinked ? meetings.shift() : undefined
    const lines = timed(talk.lines)
    const { samples, sampleRate } = makeSound(lines, (lines.at(-1)?.end_ms ?? 0) + 800)
    const id = await insertSession(db, talk, {
      emp_no: recorder.emp_no,
      ...{ ms_no: meeting?.ms_no ?? null, proj_no: meeting?.proj_no ?? null },
      ...{ samples: samples.length, sample_rate: sampleRate },
    })
    await storeSound(db, storage, id, samples)
    const paragraphs = paragraphsOf(lines, [])
    let speaker: string | null = null
    const rows = lines.map((line, line_no) => {
      speaker = talk.lines[line_no]?.speaker ?? speaker
      return { id, line_no, ...line, speaker, paragraph: paragraphs[line_no] ?? 0, is_internal: isInternal(line.text) }
    })
    await db.insertInto('recording_lines').values(rows).execute()
    await refreshText(db, id)
    if (meeting) await writeReference(db, meeting.ms_no, recordingsText.reference(id, talk.title))
  }
}
