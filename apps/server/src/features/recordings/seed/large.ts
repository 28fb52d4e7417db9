import { showNumber } from '@crm/contract/kit/numbers'
import { sql } from 'kysely'
import { withoutTriggers } from '../../../../seed/withoutTriggers.ts'
import type { Db } from '../../../db/database.ts'

const sessionCount = 100_000
const linesEach = 200
/** Lines are written by so many sessions at once: 200,000 rows a statement. */
const sessionsAtOnce = 1000

/** A sentence that one session in a thousand has, for the bench's search. */
export const largeRecordingWords = { text: '해지율 개선 방안', initials: 'ㅎㅈㅇㄱㅅㅂㅇ' }

const sentences = [
  '안녕하세요 오늘 회의를 시작할게요',
  '지난번에 말씀드린 자료를 먼저 볼까요',
  '시장 규모는 조금 더 조사해야 해요',
  '다음 주까지 보내 드릴 수 있어요',
  '고객 인터뷰에서 같은 이야기가 많이 나왔어요',
  '담당자를 정하고 일정을 다시 맞춰요',
  '투자 계획은 분기마다 고치기로 했어요',
  '궁금한 점이 있으면 편하게 물어보세요',
]

const insertLines = (db: Db, from: number, until: number) =>
  sql`
    insert into recording_lines (id, line_no, start_ms, end_ms, text, paragraph)
    select s.id, n, n * 5000, n * 5000 + 4000,
           case when n = 100 and s.id % 1000 = 0 then ${`${largeRecordingWords.text}을 이야기했어요`}
                else (${sentences}::text[])[1 + (s.id + n) % ${sentences.length}::int] || ' ' || (n % 40) end, n / 6
      from generate_series(${from}::int, ${until}::int) s(id), generate_series(0, ${linesEach}::int - 1) n`.execute(db)

/** What is said depends on the number of the session in few ways: each text is made once, then copied. */
const insertTexts = (db: Db, first: number, last: number) =>
  sql`
    with kinds as materialized (
      select k.kind, crm_search_text(variadic array(select distinct text from recording_lines l where l.id = k.id)) as search_text
        from (select id % 8 + 8 * (id % 1000 = 0)::int as kind, min(id) as id
                from generate_series(${first}::int, ${last}::int) id group by 1) k)
    insert into recording_texts (id, search_text)
    select id, search_text from generate_series(${first}::int, ${last}::int) id
      join kinds on kind = id % 8 + 8 * (id % 1000 = 0)::int`.execute(db)

/** Everybody's recordings of four years, a tenth of them linked to a meeting; without sound, which nobody of the bench plays. */
export const seedLargeRecordings = async (db: Db, count = sessionCount) => {
  await withoutTriggers(db, ['recording_sessions', 'recording_lines', 'recording_texts'], async () => {
    const { rows } = await sql<{ first: number; last: number }>`
      with people as (select array_agg(emp_no order by emp_no) as nos from employees where emp_state = 1),
      meetings as (select array_agg(ms_no) as nos from (select ms_no from mr_schedules order by ms_no limit 10000) m),
      made as (
        insert into recording_sessions (emp_no, ms_no, title, state, transcriber, sample_rate, started_dt, ended_dt, line_count, next_line, preview)
        select people.nos[1 + n % cardinality(people.nos)], case when n % 10 = 0 then meetings.nos[1 + n % cardinality(meetings.nos)] end,
               '녹음 ' || n, 'saved', 'browser', 44100, now() - n * interval '20 minutes', now() - n * interval '20 minutes' + interval '17 minutes',
               ${linesEach}, ${linesEach}, ${sentences[0]}
          from people, meetings, generate_series(1, ${count}::int) n
        returning id)
      select min(id)::int as first, max(id)::int as last from made`.execute(db)
    const { first = 1, last = 0 } = rows[0] ?? {}
    for (let from = first; from <= last; from += sessionsAtOnce) {
      const until = Math.min(last, from + sessionsAtOnce - 1)
      await insertLines(db, from, until)
    }
    await insertTexts(db, first, last)
  })
  return [`녹음 ${showNumber(count)}건, 글 ${showNumber(count * linesEach)}줄`]
}
