import { learning } from '@crm/contract/features/learning/learning'
import { beforeAll, expect, test } from 'vitest'
import { type WatchFixture, watchFixture } from '../../testing/fixtures/watchFixture.ts'

let at: WatchFixture
beforeAll(async () => {
  at = await watchFixture()
})

test('a playlist leads to segments that a player puts together; subtitles come beside it', async () => {
  const { crs_no, video } = await at.courseWithVideo()
  const text = '1\n00:00:01,000 --> 00:00:02,000\n안녕하세요.\n'
  await at.staff.call(learning.saveSubtitles, { params: { crl_no: video, lang: 'ko' }, body: { text } })
  const who = await at.app.client()
  await at.enrol(who, crs_no)
  const session = await at.watch(who, video)
  const master = await at.get(session.url ?? '')
  expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
  expect(await master.text()).toMatch(/RESOLUTION=480x270,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/i)
  expect(await at.fetchSegments(session)).toEqual([200, 200, 200, 200, 200, 200])
  const [subtitles] = session.subtitles
  const vtt = await at.get(subtitles?.url ?? '')
  expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await vtt.text()).toContain('안녕하세요.')
})

test('an address dies with its session: when another begins, when the seat ends, and for whoever guesses', async () => {
  const { crs_no, video } = await at.courseWithVideo()
  const who = await at.app.client()
  await at.enrol(who, crs_no)
  const first = await at.watch(who, video)
  const [path = ''] = await at.segmentsOf(first)
  expect((await at.get(path)).status).toBe(200)
  const second = await at.watch(who, video)
  expect((await at.get(path)).status).toBe(404)
  expect((await at.get(first.url ?? '')).status).toBe(404)
  expect(await at.fetchSegments(second, [0])).toEqual([200])
  const forged = path.replace(/courses_play\/[^/]+/, `courses_play/${'A'.repeat(43)}`)
  expect((await at.get(forged)).status).toBe(404)
  await at.app.db
    .updateTable('course_seats')
    .set({ state: 0, end_reason: '환불', ended_dt: '2026-01-01' })
    .where('crs_no', '=', crs_no)
    .execute()
  expect((await at.get(second.url ?? '')).status).toBe(404)
})

test('a ticket opens the segments of its own lecture only', async () => {
  const [one, other] = [await at.courseWithVideo(), await at.courseWithVideo()]
  const who = await at.app.client()
  await at.enrol(who, one.crs_no)
  await at.enrol(who, other.crs_no)
  const [foreign = ''] = await at.segmentsOf(await at.watch(who, other.video))
  const [own = ''] = await at.segmentsOf(await at.watch(who, one.video))
  const mixed = foreign.replace(/courses_play\/[^/]+/, own.match(/courses_play\/[^/]+/)?.[0] ?? '')
  expect((await at.get(own)).status).toBe(200)
  expect((await at.get(mixed)).status).toBe(404)
})

test('samples need no seat and no device and leave no progress; other lectures are no samples', async () => {
  const { crs_no, sample, video } = await at.courseWithVideo()
  await at.app.db.updateTable('course_lectures').set({ is_sample: true }).where('crl_no', '=', video).execute()
  const vc = await at.app.vc()
  const [course] = (await vc.call(learning.samples, { params: { crs_no } })).query
  expect(course?.chapters[0]?.lectures.map(({ crl_no }) => crl_no)).toEqual([sample, video])
  const [session] = (await vc.call(learning.watchSample, { params: { crl_no: video } })).query
  expect(await at.fetchSegments({ url: session?.url ?? '' })).toHaveLength(6)
  const watches = await at.app.db.selectFrom('lecture_watches').select('crl_no').where('crl_no', '=', video).execute()
  expect(watches).toEqual([])
  const hidden = await at.courseWithVideo()
  for (const params of [{ crl_no: hidden.video }, { crl_no: 999_999 }])
    await expect(vc.call(learning.watchSample, { params })).rejects.toMatchObject({ status: 404 })
  await at.app.db.updateTable('courses').set({ state: 3 }).where('crs_no', '=', hidden.crs_no).execute()
  await expect(vc.call(learning.watch, { params: { crl_no: hidden.sample } })).rejects.toMatchObject({ status: 403 })
})

test('staff who keep courses watch every lecture as a learner would, without a seat', async () => {
  const { crs_no, video } = await at.courseWithVideo()
  const session = await at.watch(at.staff, video)
  expect(await at.fetchSegments(session)).toHaveLength(6)
  expect(await at.beat(at.staff, session.ws_no, 0, 10)).toMatchObject({ watched: 0, is_done: false })
  const [course] = (await at.staff.call(learning.learned, { params: { crs_no } })).query
  expect(course).toMatchObject({ lectures: 3, done: 0, last_day: null })
})
