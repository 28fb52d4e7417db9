import { learning } from '@crm/contract/features/learning/learning'
import { beforeAll, expect, test } from 'vitest'
import { type WatchFixture, watchFixture } from '../../testing/fixtures/watchFixture.ts'
import { learningText } from './learning.messages.ts'

let at: WatchFixture
beforeAll(async () => {
  at = await watchFixture()
})

const made = new Map<boolean, ReturnType<WatchFixture['courseWithVideo']>>()
/** The same course for everybody: packing its video takes a while. */
const courseFor = (is_guarded: boolean) => {
  const course = made.get(is_guarded) ?? at.courseWithVideo({ is_guarded })
  made.set(is_guarded, course)
  return course
}

/** Somebody with a seat who has opened the video. */
const begin = async ({ is_guarded = false } = {}) => {
  const course = await courseFor(is_guarded)
  const who = await at.app.client()
  await at.enrol(who, course.crs_no)
  return { ...course, who, session: await at.watch(who, course.video) }
}

const watched = async (user_no: number, crl_no: number) =>
  at.app.db
    .selectFrom('lecture_watches')
    .select(['seconds', 'at_second'])
    .where('user_no', '=', user_no)
    .where('crl_no', '=', crl_no)
    .executeTakeFirst()

const refused = { status: 400, message: learningText.notPlayed }

test('what is played counts once, is gone on with to the second, and 90 % make a lecture done', async () => {
  const { crs_no, who, video, session } = await begin()
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 10)
  expect(await at.beat(who, session.ws_no, 0, 10)).toMatchObject({ watched: 10, is_done: false })
  await at.pass(session.ws_no, 10)
  expect(await at.beat(who, session.ws_no, 5, 15)).toMatchObject({ watched: 15 })
  expect((await at.watch(who, video)).at_second).toBe(15)
  const again = await at.watch(who, video)
  await at.fetchSegments(again)
  await at.pass(again.ws_no, 20)
  expect(await at.beat(who, again.ws_no, 15, 33)).toMatchObject({ watched: 33, is_done: true })
  const [course] = (await who.call(learning.learned, { params: { crs_no } })).query
  expect(course?.chapters[0]?.lectures[1]).toMatchObject({ is_done: true, watched: 33, at_second: 33 })
})

test('beats from the future, faster than double speed, doubled or of what was not sent are refused, and nothing is kept', async () => {
  const { who, video, session } = await begin()
  await at.fetchSegments(session, [0, 1, 2])
  await at.pass(session.ws_no, 10)
  // After 10 seconds at most 22 can have been played; of them 18 were sent.
  for (const [from, to] of [
    [0, 36],
    [0, 20],
    [30, 40],
    [12, 24],
    [10, 5],
  ] as const)
    await expect(at.beat(who, session.ws_no, from, to)).rejects.toMatchObject(refused)
  await expect(at.beat(who, session.ws_no, 0, 99_999)).rejects.toMatchObject({ status: 400 })
  expect(await watched(who.user_no, video)).toEqual({ seconds: 0, at_second: 0 })
  expect(await at.beat(who, session.ws_no, 0, 10)).toMatchObject({ watched: 10 })
  await expect(at.beat(who, session.ws_no, 0, 10)).rejects.toMatchObject(refused)
  await expect(at.beat(who, session.ws_no, 10, 18)).rejects.toMatchObject(refused)
  expect(await watched(who.user_no, video)).toEqual({ seconds: 10, at_second: 10 })
})

test('intervals that come out of order count as far as the clock allows', async () => {
  const { who, session } = await begin()
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 20)
  expect(await at.beat(who, session.ws_no, 10, 20)).toMatchObject({ watched: 10, furthest: 20 })
  await expect(at.beat(who, session.ws_no, 0, 10)).rejects.toMatchObject(refused)
  await at.pass(session.ws_no, 5)
  expect(await at.beat(who, session.ws_no, 0, 10)).toMatchObject({ watched: 20, furthest: 20 })
})

test('sixteen times the speed gains nothing, however the beats are cut', async () => {
  const { who, video, session } = await begin()
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 1)
  const beats = Array.from({ length: 9 }, (_, n) => at.beat(who, session.ws_no, n * 4, n * 4 + 4))
  const done = (await Promise.allSettled(beats)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(1)
  expect((await watched(who.user_no, video))?.seconds).toBe(4)
})

test('fifty openings at once leave one live session; the others are told and credit nothing', async () => {
  const { who, video } = await begin()
  const sessions = await Promise.all(Array.from({ length: 50 }, () => at.watch(who, video)))
  const live = await Promise.all(
    sessions.map(async ({ ws_no }) => (await who.call(learning.watchState, { params: { ws_no } })).query[0]?.is_live),
  )
  expect(live.filter(Boolean)).toHaveLength(1)
  const ended = sessions[live.indexOf(false)]
  await at.pass(ended?.ws_no ?? 0, 10)
  await expect(at.beat(who, ended?.ws_no ?? 0, 0, 5)).rejects.toMatchObject({
    status: 409,
    message: learningText.playsElsewhere,
  })
})

test('fifty beats of one interval at once count once', async () => {
  const { who, video, session } = await begin()
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 10)
  await Promise.allSettled(Array.from({ length: 50 }, () => at.beat(who, session.ws_no, 0, 20)))
  expect((await watched(who.user_no, video))?.seconds).toBe(20)
})

test('a lecture without a video is done by pressing a button, not before 30 seconds', async () => {
  const { who, text, video } = await begin()
  const reading = await at.watch(who, text)
  expect(reading.url).toBeNull()
  await expect(at.finish(who, reading.ws_no)).rejects.toMatchObject({ status: 409, message: learningText.readFirst })
  await at.pass(reading.ws_no, 30)
  expect(await at.finish(who, reading.ws_no)).toMatchObject({ is_done: true })
  const playing = await at.watch(who, video)
  await at.pass(playing.ws_no, 60)
  await expect(at.finish(who, playing.ws_no)).rejects.toMatchObject({ message: learningText.watchIt })
})

test('a guarded course refuses seeking past the furthest second', async () => {
  const { who, session } = await begin({ is_guarded: true })
  expect(session.furthest).toBe(0)
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 60)
  await expect(at.beat(who, session.ws_no, 20, 30)).rejects.toMatchObject({
    status: 400,
    message: learningText.guarded,
  })
  expect(await at.beat(who, session.ws_no, 0, 12)).toMatchObject({ watched: 12, furthest: 12 })
  await at.pass(session.ws_no, 60)
  expect(await at.beat(who, session.ws_no, 12, 30)).toMatchObject({ furthest: 30 })
})

test('nobody credits the session of somebody else, nor opens a lecture without a seat', async () => {
  const { video, session } = await begin()
  const other = await at.app.client()
  await expect(at.beat(other, session.ws_no, 0, 1)).rejects.toMatchObject({ status: 404 })
  await expect(at.watch(other, video)).rejects.toMatchObject({ status: 403 })
  await expect(other.call(learning.opening, { params: { crl_no: video } })).rejects.toMatchObject({ status: 403 })
})

test('what was watched never shrinks in the database, and what is done stays done', async () => {
  const { who, video, session } = await begin()
  await at.fetchSegments(session)
  await at.pass(session.ws_no, 60)
  await at.beat(who, session.ws_no, 0, 36)
  const row = at.app.db.updateTable('lecture_watches').where('user_no', '=', who.user_no).where('crl_no', '=', video)
  await expect(row.set({ watched: '{[0,5)}' }).execute()).rejects.toMatchObject({ constraint: 'lecture_watches_grow' })
  await expect(row.set({ done_dt: null }).execute()).rejects.toMatchObject({ constraint: 'lecture_watches_done' })
})
