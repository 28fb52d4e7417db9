import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth } from '@crm/contract/features/auth/auth'
import { files, type UploadAddress } from '@crm/contract/features/files/files'
import { learning } from '@crm/contract/features/learning/learning'
import { createClient, urlOf } from '@crm/contract/kit/client'
import { sql } from 'kysely'
import { withDatabase } from '../../apps/server/src/seeding.ts'
import { printLine } from '../../apps/server/src/terminal.ts'
import { startServer } from '../children.ts'
import { begin } from '../cleanup.ts'
import { type Learner, makeLearners } from '../learners.ts'
import { median } from '../load.ts'
import type { Options } from '../options.ts'
import { type Account, bearer, signIn } from '../sessions.ts'
import { atLeast, atMost, count, ms, type Row, within } from '../table.ts'
import { readBytes, sendBytes } from '../transfer.ts'
import type { Workplace } from '../workplace.ts'

/** Opening writes a session, the seat's first opening and the progress; the profile is one small read. */
const mostTimesProfile = 12
const openings = 40
const beatsPerSecond = 200
const beatSeconds = 5
const warmUpSeconds = 2
const beatPauseMs = 10_000
const mostBeatMs = 150
const leastOfStream = 0.6
const segmentBytes = 8 * 1024 * 1024
const rounds = 12
const mimetype = 'application/octet-stream'
const floorProgram = new URL('../fileFloor.ts', import.meta.url)

/** Somebody of the demo with a course to watch, and a video of it that they have opened. */
const findDemoLearner = (database: string) =>
  withDatabase(database, async (db) => {
    const { rows } = await sql<{ user_id: Account; crl_no: number }>`
      select u.user_id, l.crl_no
        from course_seats s join users u using (user_no)
        join course_lectures l on l.crs_no = s.crs_no and l.crl_kind = 'video' and not l.is_hidden
        join lecture_watches w on w.crl_no = l.crl_no and w.user_no = u.user_no
       where s.state = 1 and s.cs_end_dt > now() and u.state = 1 order by u.user_no, l.crl_no limit 1`.execute(db)
    return rows[0]
  })

const clientOf = (url: string, token: string) => createClient({ baseUrl: url, headers: () => bearer(token) })
type Call = ReturnType<typeof clientOf>

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Openings one after the other, by turns with the profile. */
const measureOpening = async (call: Call, crl_no: number): Promise<Row> => {
  const raw = { profile: [] as number[], opening: [] as number[] }
  for (let turn = 0; turn < openings; turn++) {
    raw.profile.push(await timed(() => call(auth.profile, {})))
    raw.opening.push(await timed(() => call(learning.watch, { params: { crl_no } })))
  }
  return {
    name: 'learning: lecture opening, p50',
    value: ms(median(raw.opening)),
    against: `profile ${ms(median(raw.profile))}`,
    ratio: median(raw.opening) / median(raw.profile),
    bound: atMost(mostTimesProfile),
    raw,
  }
}

type Player = { call: Call; ws_no: number }

/** Beats at an even pace, whatever the answers take; how long each of them waited. */
const sendBeats = async (players: Player[], seconds: number) => {
  const waits: number[] = []
  const sending: Promise<unknown>[] = []
  const began = performance.now()
  for (let sent = 0; sent < beatsPerSecond * seconds; sent++) {
    const due = began + (sent * 1000) / beatsPerSecond
    if (due > performance.now()) await sleep(due - performance.now())
    const { call, ws_no } = players[sent % players.length] as Player
    const body = { from: 0, to: 1, at_second: 1 }
    const beat = timed(() => call(learning.beat, { params: { ws_no }, body }))
    // A refused beat is said again with the next one.
    sending.push(beat.catch(() => beatPauseMs).then((wait) => waits.push(wait)))
  }
  await Promise.all(sending)
  return waits
}

/** Two hundred people who watch say every second what they have played; how long the slowest hundredth of them waits. */
const measureBeats = async (url: string, learners: Learner[]): Promise<Row> => {
  const players = learners.map(({ token, ws_no }) => ({ call: clientOf(url, token), ws_no }))
  // The first beats of a server that has just started are not what people notice all day.
  await sendBeats(players, warmUpSeconds)
  const waits = (await sendBeats(players, beatSeconds)).toSorted((a, b) => a - b)
  const slowest = waits[Math.ceil(waits.length * 0.99) - 1] ?? 0
  return within(`learning: ${beatsPerSecond} beats a second, p99`, slowest, mostBeatMs, ms)
}

const uploadVideo = async (url: string, token: string) => {
  const call = clientOf(url, token)
  const wanted = { originalname: 'segment.m4s', size: segmentBytes, mimetype }
  const { query } = await call(files.requestUpload, { body: { files: [wanted] } })
  const address = query[0] as UploadAddress
  const part = (name: string) => `--crm-bench\r\nContent-Disposition: form-data; name="${name}"`
  const fields = Object.entries(address.fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  await sendBytes({
    url: new URL(address.url, url).href,
    size: segmentBytes,
    head: Buffer.from(`${fields.join('')}${part('file')}; filename="segment.m4s"\r\nContent-Type: ${mimetype}\r\n\r\n`),
    tail: Buffer.from('\r\n--crm-bench--\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=crm-bench' },
  })
  const { user } = await call(auth.profile, {})
  const body = { file_no: address.file_no, to_table: 'users', to_no: user.user_no }
  await call(files.completeUpload, { body })
  return address.file_no
}

/** A video of one segment of six seconds in high quality, without packing a real one. */
const insertVideo = (database: string, crl_no: number, file_no: number) =>
  withDatabase(database, async (db) => {
    const { rows } = await sql<{ lr_no: number }>`
      with made as (
        insert into lecture_media (crl_no, file_no, user_no, state, seconds, done_dt)
        values (${crl_no}, ${file_no}, 1, 'done', 36, now()) returning lm_no),
      sized as (
        insert into lecture_renditions (lm_no, file_no, height, width, init, state)
        select lm_no, ${file_no}::int, 1080, 1920, '\\x00', 'done' from made returning lr_no)
      insert into lecture_segments (lr_no, n, from_ms, ms, file_no, at_byte, bytes)
      select lr_no, 0, 0, 6000, ${file_no}, 0, ${segmentBytes} from sized returning lr_no`.execute(db)
    return rows[0]?.lr_no ?? 0
  })

const measureSegments = async (url: string, link: string, floorUrl: string): Promise<Row> => {
  const raw = { server: [] as number[], stream: [] as number[] }
  await sendBytes({ url: floorUrl, size: segmentBytes })
  for (let round = 0; round < rounds; round++) {
    raw.server.push(await readBytes(new URL(link, url).href, segmentBytes))
    raw.stream.push(await readBytes(floorUrl, segmentBytes))
  }
  return {
    name: 'learning: segments',
    value: `${count(median(raw.server))} MB/s`,
    against: `bare stream ${count(median(raw.stream))} MB/s`,
    ratio: median(raw.server) / median(raw.stream),
    bound: atLeast(leastOfStream),
    raw,
  }
}

const open = async (call: Call, crl_no: number) => {
  const [session] = (await call(learning.watch, { params: { crl_no } })).query
  if (!session) throw new Error('a lecture did not open')
  return session
}

/** Watching courses: opening a lecture, what players say all the time, and the video itself. */
export const measureLearning = async (workplace: Workplace, _options: Options): Promise<Row[]> => {
  const database = await workplace.database('small')
  const first = await findDemoLearner(database)
  if (!first) throw new Error('nobody of the demo has a course to watch')
  const folder = await begin(
    () => mkdtemp(join(tmpdir(), 'crm-bench-learning-')),
    (made) => rm(made, { recursive: true, force: true }),
  )
  const server = await workplace.freshServer('small')
  const floor = await startServer(floorProgram, { FILE: join(folder, 'floor') })
  printLine('강의를 열고 보는 중이에요')
  const file_no = await uploadVideo(server.url, await signIn(database, 'manager'))
  const lr_no = await insertVideo(database, first.crl_no, file_no)

  const beats = await measureBeats(server.url, await makeLearners(database, first.crl_no, beatsPerSecond))
  const call = clientOf(server.url, await signIn(database, first.user_id))
  const opening = await measureOpening(call, first.crl_no)
  const ticket = /courses_play\/([\w-]{43})\//.exec((await open(call, first.crl_no)).url ?? '')?.[1] ?? ''
  const link = urlOf(learning.segment, { params: { ticket, lr_no, n: 0 } })
  const segments = await measureSegments(server.url, link, floor.url)
  await Promise.all([server.stop(), floor.stop()])
  return [opening, beats, segments]
}
