import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { learning } from '@crm/contract/features/learning/learning'
import type { WatchSession } from '@crm/contract/features/learning/watching.rows'
import { sql } from 'kysely'
import { lectureFixture, readClip } from './lectureFixture.ts'
import type { Person } from './startTestApp.ts'

const first = <Row>({ query: [row] }: { query: Row[] }) => {
  if (!row) throw new Error('nothing was answered')
  return row
}

interface Played {
  url: string | null
}

/** Courses on sale with a video of 36 seconds, and people who watch them. */
export const watchFixture = async () => {
  const at = await lectureFixture()
  const { app } = at

  /** A free course: a sample of text, a video and a text. */
  const courseWithVideo = async (changes: { is_guarded?: boolean; crs_rate?: number } = {}) => {
    const { crs_no, crc_no } = await at.createCourse({ crs_price: 0, ...changes })
    const sample = await at.createLecture(crc_no, 'text', '맛보기')
    const video = await at.createLecture(crc_no, 'video', '영상')
    const text = await at.createLecture(crc_no, 'text', '글')
    await at.packVideo(crs_no, video, await readClip())
    await app.db.updateTable('course_lectures').set({ is_sample: true }).where('crl_no', '=', sample).execute()
    await app.db.updateTable('courses').set({ state: 2 }).where('crs_no', '=', crs_no).execute()
    return { crs_no, crc_no, sample, video, text }
  }
  const enrol = (who: Person, crs_no: number) => who.call(enrolments.enrol, { params: { crs_no } })
  const watch = async (who: Person, crl_no: number): Promise<WatchSession> =>
    first(await who.call(learning.watch, { params: { crl_no } }))
  const beat = async (who: Person, ws_no: number, from: number, to: number) =>
    first(await who.call(learning.beat, { params: { ws_no }, body: { from, to, at_second: to } }))
  const finish = async (who: Person, ws_no: number) => first(await who.call(learning.finish, { params: { ws_no } }))

  /** As if so many seconds had passed since the session began and was last credited. */
  const pass = (ws_no: number, seconds: number) =>
    sql`update watch_sessions set reg_dt = reg_dt - ${seconds} * interval '1 second',
               beat_dt = beat_dt - ${seconds} * interval '1 second' where ws_no = ${ws_no}`.execute(app.db)

  const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, app.url), init)
  const lines = async (path: string) => (await (await get(path)).text()).split('\n')
  /** The addresses of the segments, found as a player finds them. */
  const segmentsOf = async ({ url }: Played) => {
    const list = (await lines(url ?? '')).find((line) => line.startsWith('/')) ?? ''
    return (await lines(list)).filter((line) => line.startsWith('/'))
  }
  /** Fetches segments, all of them unless told otherwise. */
  const fetchSegments = async (session: Played, numbers?: number[]) => {
    const paths = await segmentsOf(session)
    const wanted = numbers ? numbers.map((n) => paths[n] ?? '') : paths
    const statuses: number[] = []
    for (const path of wanted) {
      const answer = await get(path)
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    return statuses
  }
  return { ...at, courseWithVideo, enrol, watch, beat, finish, pass, get, lines, segmentsOf, fetchSegments }
}

export type WatchFixture = Awaited<ReturnType<typeof watchFixture>>
