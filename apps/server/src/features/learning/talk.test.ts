import { alarms } from '@crm/contract/features/alarms/alarms'
import { deletions } from '@crm/contract/features/deletions/deletions'
import { learning } from '@crm/contract/features/learning/learning'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../testing/files/readPdf.ts'
import { type WatchFixture, watchFixture } from '../../testing/fixtures/watchFixture.ts'
import type { Person } from '../../testing/startTestApp.ts'
import { insertCertificate } from './certificates/completion.queries.ts'
import { talkText } from './talk/talk.messages.ts'

let at: WatchFixture
let course: Awaited<ReturnType<WatchFixture['courseWithVideo']>>
beforeAll(async () => {
  at = await watchFixture()
  course = await at.courseWithVideo({ crs_rate: 60 })
})

const learner = async () => {
  const who = await at.app.client()
  await at.enrol(who, course.crs_no)
  return who
}

/** Two lectures of three, which are enough at a rate of 60. */
const complete = async (who: Person) => {
  for (const crl_no of [course.sample, course.text]) {
    const { ws_no } = await at.watch(who, crl_no)
    await at.pass(ws_no, 31)
    await at.finish(who, ws_no)
  }
}

const undo = (by: Person, undo_no: number | null) => by.call(deletions.undo, { params: { del_no: undo_no } })

const sheetOf = async (path: string) => {
  const excel = await at.get(path, { headers: { authorization: `Bearer ${at.staff.token}` } })
  return readSheet(Buffer.from(await excel.arrayBuffer()))
}

const questionsFor = async (who: Person) =>
  (await who.call(learning.questions, { query: { crs_no: course.crs_no } })).query

test('questions are open or private, answered by staff, changed and deleted by their author', async () => {
  const [asker, colleague] = [await learner(), await learner()]
  const body = { cq_text: '왜 그런가요?', is_private: true, at_second: 12 }
  const [{ cq_no } = { cq_no: 0 }] = (await asker.call(learning.ask, { params: { crl_no: course.video }, body })).query
  expect(await questionsFor(asker)).toMatchObject([{ cq_no, at_second: 12, is_own: true, answers: [] }])
  expect(await questionsFor(colleague)).toEqual([])
  const params = { cq_no }
  const edit = { cq_text: '고친 질문', is_private: false }
  await expect(colleague.call(learning.editQuestion, { params, body: edit })).rejects.toMatchObject({ status: 404 })
  await asker.call(learning.editQuestion, { params, body: edit })
  expect(await questionsFor(colleague)).toMatchObject([{ cq_text: '고친 질문', is_own: false }])
  const stranger = await at.app.staff({})
  const answer = { params, body: { ca_text: '그래서예요.' } }
  await expect(stranger.call(learning.answer, answer)).rejects.toMatchObject({
    status: 403,
    message: talkText.answerersOnly,
  })
  await at.staff.call(learning.answer, answer)
  expect((await questionsFor(asker))[0]?.answers).toMatchObject([{ ca_text: '그래서예요.' }])
  const count = async (filter: { q_state?: 'open' | 'answered'; keyword?: string }) =>
    (await at.staff.call(learning.questions, { query: { crs_no: course.crs_no, ...filter } })).total
  expect([
    await count({ q_state: 'open' }),
    await count({ q_state: 'answered' }),
    await count({ keyword: '고친' }),
    await count({ keyword: '없는 말' }),
  ]).toEqual([0, 1, 1, 0])
  const { query: heard } = await at.staff.call(alarms.list, { query: {} })
  expect(heard.map(({ al_title }) => al_title)).toContain(talkText.asked('처음 시작하는 IR'))
  const { undo_no } = await asker.call(learning.removeQuestion, { params })
  expect(await questionsFor(asker)).toEqual([])
  await undo(asker, undo_no)
  expect(await questionsFor(asker)).toMatchObject([{ cq_no, answers: [{ ca_text: '그래서예요.' }] }])
  await asker.call(learning.removeQuestion, { params })
  const outsider = await at.app.client()
  await expect(questionsFor(outsider)).rejects.toMatchObject({ status: 404 })
})

test('a list is narrowed to the one that its panel shows, if the caller sees it', async () => {
  const [asker, colleague] = [await learner(), await learner()]
  const cq_no = await ask(asker, course.video, true)
  const query = { crs_no: course.crs_no, cq_no }
  expect((await at.staff.call(learning.questions, { query })).query).toMatchObject([{ cq_no }])
  expect((await colleague.call(learning.questions, { query })).query).toEqual([])
  const learners = { crs_no: course.crs_no, user_no: asker.user_no }
  expect((await at.staff.call(learning.learners, { query: learners })).query).toMatchObject([
    { user_no: asker.user_no },
  ])
  const [head, ...lines] = await sheetOf(`${learning.questionsExcel.path}?crs_no=${course.crs_no}&q_state=open`)
  expect([head?.[0], lines.map(([words]) => words)]).toEqual(['질문', ['왜 그런가요?']])
  expect(await sheetOf(`${learning.reviewsExcel.path}?crs_no=${course.crs_no}&stars=1`)).toHaveLength(1)
  const reviews = { crs_no: course.crs_no, cr_no: 999_999 }
  expect((await at.staff.call(learning.reviews, { query: reviews })).query).toEqual([])
  await asker.call(learning.removeQuestion, { params: { cq_no } })
})

const ask = async (who: Person, crl_no: number, is_private = false) => {
  const body = { cq_text: '왜 그런가요?', is_private, at_second: null }
  const [row] = (await who.call(learning.ask, { params: { crl_no }, body })).query
  return row?.cq_no ?? 0
}

test('whoever answered changes the answer and takes it back; nobody else does', async () => {
  const [asker, colleague] = [await learner(), await at.app.staff({ emp_scope: ['CampAdmList'] })]
  const cq_no = await ask(asker, course.video)
  await at.staff.call(learning.answer, { params: { cq_no }, body: { ca_text: '그래서예요.' } })
  const answersFor = async (who: Person) =>
    (await questionsFor(who)).find((question) => question.cq_no === cq_no)?.answers ?? []
  const [answer] = await answersFor(at.staff)
  expect(answer).toMatchObject({ is_own: true })
  expect(await answersFor(colleague)).toMatchObject([{ is_own: false }])
  const params = { ca_no: answer?.ca_no ?? 0 }
  const body = { ca_text: '고친 답변이에요.' }
  await expect(colleague.call(learning.editAnswer, { params, body })).rejects.toMatchObject({ status: 404 })
  await expect(colleague.call(learning.removeAnswer, { params })).rejects.toMatchObject({ status: 404 })
  await at.staff.call(learning.editAnswer, { params, body })
  expect(await answersFor(asker)).toMatchObject([{ ca_text: '고친 답변이에요.', is_own: false }])
  const { undo_no } = await at.staff.call(learning.removeAnswer, { params })
  expect(await answersFor(asker)).toEqual([])
  await undo(at.staff, undo_no)
  expect(await answersFor(asker)).toMatchObject([{ ...params, ca_text: '고친 답변이에요.' }])
  await at.staff.call(learning.removeAnswer, { params })
  await expect(at.staff.call(learning.editAnswer, { params, body })).rejects.toMatchObject({ status: 404 })
  await asker.call(learning.removeQuestion, { params: { cq_no } })
})

test('a teacher who keeps no courses reads and answers the questions of their own courses, where their alarm leads', async () => {
  const taught = await at.courseWithVideo()
  const [teacher, asker] = [await at.app.staff({}), await at.app.client()]
  await at.app.db
    .updateTable('courses')
    .set({ teacher_emp_no: teacher.emp_no })
    .where('crs_no', '=', taught.crs_no)
    .execute()
  await at.enrol(asker, taught.crs_no)
  const cq_no = await ask(asker, taught.video, true)
  const other = await ask(await learner(), course.video)
  const { query: alarmed } = await teacher.call(alarms.list, { query: {} })
  expect(alarmed).toMatchObject([{ al_link: '/employee/camp-v3/questions?q_state=open' }])
  const own = async () => (await teacher.call(learning.taughtQuestions, { query: { q_state: 'open' } })).query
  expect(await own()).toMatchObject([{ cq_no, crs_no: taught.crs_no, crs_title: '처음 시작하는 IR' }])
  const body = { ca_text: '그래서예요.' }
  await expect(teacher.call(learning.answer, { params: { cq_no: other }, body })).rejects.toMatchObject({ status: 403 })
  await teacher.call(learning.answer, { params: { cq_no }, body })
  expect(await own()).toEqual([])
  expect((await at.staff.call(learning.taughtQuestions, { query: {} })).query).toEqual([])
})

test('reviews from 30 % on, one a person; hidden only with a reason', async () => {
  const who = await learner()
  const review = (stars: number) =>
    who.call(learning.saveReview, {
      params: { crs_no: course.crs_no },
      body: { stars, cr_text: '배울 것이 많은 강의였어요.' },
    })
  const own = async () => (await who.call(learning.ownReview, { params: { crs_no: course.crs_no } })).query[0]
  await expect(review(5)).rejects.toMatchObject({ status: 409, message: talkText.tooEarly })
  expect(await own()).toEqual({ percent: 0, can_write: false, review: null })
  await complete(who)
  await review(2)
  await review(4)
  expect(await own()).toMatchObject({ percent: 66, can_write: true, review: { stars: 4 } })
  const read = async (person: Person) =>
    (await person.call(learning.reviews, { query: { crs_no: course.crs_no } })).query
  const [mine] = await read(who)
  expect(mine).toMatchObject({ stars: 4, is_own: true })
  const params = { cr_no: mine?.cr_no ?? 0 }
  await at.staff.call(learning.replyReview, { params, body: { reply: '고맙습니다.' } })
  await expect(at.staff.call(learning.hideReview, { params, body: { reason: ' ' } })).rejects.toMatchObject({
    status: 400,
  })
  await at.staff.call(learning.hideReview, { params, body: { reason: '광고예요.' } })
  expect(await read(await at.app.vc())).toEqual([])
  const hidden = { crs_no: course.crs_no, r_state: 'hidden' as const }
  expect((await at.staff.call(learning.reviews, { query: hidden })).total).toBe(1)
  expect((await at.staff.call(learning.reviews, { query: { ...hidden, stars: 5 } })).total).toBe(0)
  expect(await read(who)).toMatchObject([{ reply: '고맙습니다.', hidden_reason: '광고예요.' }])
})

test('a completed course has one certificate, with the same bytes for ever; later lectures take nothing away', async () => {
  const who = await learner()
  await complete(who)
  const { query } = await who.call(learning.certificates)
  expect(query).toMatchObject([{ crs_no: course.crs_no, number: expect.stringMatching(/^제\d{4}-\d{5}호$/) }])
  const path = learning.certificatePdf.path.replace(':crt_no', String(query[0]?.crt_no))
  const fetchAs = (token: string) => at.get(path, { headers: { authorization: `Bearer ${token}` } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetchAs(who.token)))
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
  const { text } = await readPdf(bodies[0] ?? Buffer.alloc(0))
  expect(text).toContain(query[0]?.number)
  expect((await fetchAs((await learner()).token)).status).toBe(404)
  await sql`insert into course_lectures (crs_no, crc_no, crl_kind, crl_title, crl_content, crl_place)
            values (${course.crs_no}, ${course.crc_no}, 'text', '새 강의', '<p>글</p>', 99)`.execute(at.app.db)
  const [learned] = (await who.call(learning.learned, { params: { crs_no: course.crs_no } })).query
  expect(learned).toMatchObject({ new_lectures: 1, crt_no: query[0]?.crt_no })
  expect((await who.call(learning.certificates)).query).toMatchObject([{ new_lectures: 1 }])
  await sql`update course_lectures set is_hidden = true where crl_title = '새 강의'`.execute(at.app.db)
})

test('fifty at once: one certificate, and numbers without gaps', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, learner))
  const give = (user_no: number) =>
    at.app.db.transaction().execute((tx) => insertCertificate(tx, user_no, course.crs_no))
  await sql`insert into lecture_watches (user_no, crl_no) select unnest(${people.map(({ user_no }) => user_no)}::int[]), ${course.text}`.execute(
    at.app.db,
  )
  const given = await Promise.all(Array.from({ length: 50 }, (_, n) => give(people[n % 5]?.user_no ?? 0)))
  expect(given.filter((crt_no) => crt_no !== undefined)).toHaveLength(5)
  const { rows } = await sql<{ last: number; count: number }>`
    select max(crt_seq) as last, count(*)::int as count from certificates`.execute(at.app.db)
  expect(rows[0]?.last).toBe(rows[0]?.count)
  await expect(at.app.db.deleteFrom('certificates').execute()).rejects.toMatchObject({
    constraint: 'certificates_stay',
  })
})

test('the study record says what was proven, to its learner and to staff', async () => {
  const who = await learner()
  await complete(who)
  const path = learning.studyRecord.path.replace(':crs_no', String(course.crs_no))
  const fetchAs = (token: string, query = '') => at.get(path + query, { headers: { authorization: `Bearer ${token}` } })
  const { text } = await readPdf(Buffer.from(await (await fetchAs(who.token)).arrayBuffer()))
  expect(text).toContain('학습 이력 확인서')
  expect((await fetchAs(at.staff.token, `?user_no=${who.user_no}`)).status).toBe(200)
  expect((await fetchAs((await learner()).token, `?user_no=${who.user_no}`)).status).toBe(404)
})

test('staff see how far people get, and which parts of a video they watch', async () => {
  const who = await learner()
  const session = await at.watch(who, course.video)
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 10)
  await at.beat(who, session.ws_no, 0, 18)
  const { query } = await at.staff.call(learning.progress, { params: { crs_no: course.crs_no } })
  const row = query.find(({ crl_no }) => crl_no === course.video)
  expect(row?.heat).toHaveLength(30)
  expect((row?.heat[0] ?? 0) - (row?.heat[29] ?? 0)).toBe(1)
  expect(row?.left.reduce((sum, people) => sum + people, 0)).toBe((row?.opened ?? 0) - (row?.done ?? 0))
  const { query: people } = await at.staff.call(learning.learners, { query: { crs_no: course.crs_no, limit: 100 } })
  expect(people.find(({ user_no }) => user_no === who.user_no)).toMatchObject({ lectures: 3, done: 0, crt_no: null })
  const sheet = await sheetOf(`${learning.learnersExcel.path}?crs_no=${course.crs_no}`)
  expect(sheet.length - 1).toBe(people.length)
  expect(sheet[0]).toContain('완료 차시')
  expect(people.filter(({ crt_no }) => crt_no !== null).every(({ done }) => done <= 3)).toBe(true)
})
