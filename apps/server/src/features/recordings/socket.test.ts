import { recordingMessages, recordings } from '@crm/contract/features/recordings/recordings'
import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginRecording, uploadRecording } from '../../testing/fixtures/recordingFixture.ts'
import { connectRecorder, createFakeTranscriber, frameOf } from '../../testing/speech/recorderClient.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'

let app: TestApp
let mina: Person & { emp_no: number }
const fake = createFakeTranscriber()
const rate = 44_100
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false, transcriber: fake.transcriber })
})
// Somebody records in one tab at a time.
beforeEach(async () => {
  mina = await app.staff()
})

const opened: Awaited<ReturnType<typeof connectRecorder>>[] = []
const connect = async (url = app.url) => {
  const connection = await connectRecorder(url)
  opened.push(connection)
  return connection
}
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})

const begun = async (id: number, change = {}, url = app.url) => {
  const connection = await connect(url)
  connection.hello(mina.token, id, change)
  return { ...connection, ready: await connection.until('ready') }
}
const sendFrames = (to: { frame: (number: number, value?: number) => void }, from: number, until: number) => {
  for (let number = from; number < until; number++) to.frame(number, number + 1)
}
const counted = (from: number, until: number) => Array.from({ length: until - from }, (_, nth) => from + nth).join(' ')
const linesOf = async (id: number) => (await mina.call(recordings.lines, { params: { id } })).query

test('sound becomes words, which are said, stored and found', async () => {
  expect((await mina.call(recordings.ability)).query).toMatchObject([{ has_transcriber: true, problem: null }])
  const id = await beginRecording(mina, { transcriber: 'server' })
  const one = await begun(id)
  expect(one.ready).toEqual({ type: 'ready', next_frame: 0, next_line: 0, is_transcribed: true })
  sendFrames(one, 0, 24)
  const part = await one.until('transcript', ({ is_final, seq }) => !is_final && seq === 0)
  expect(part.alternatives).toEqual([{ text: counted(1, 6) }])
  await one.until('transcript', ({ is_final, seq }) => is_final && seq === 1)
  one.say({ type: 'stop', frames: 24 })
  await one.until('complete')
  await one.closed
  const frameMs = (recording.frameSamples * 1000) / rate
  expect(await linesOf(id)).toMatchObject([
    { line_no: 0, text: counted(1, 11), start_ms: 0, end_ms: Math.round(10 * frameMs), paragraph: 0 },
    { line_no: 1, text: counted(11, 21), start_ms: Math.round(10 * frameMs) },
    { line_no: 2, text: counted(21, 25) },
  ])
  expect(await uploadRecording(mina, { id: String(id) })).toMatchObject({ recording_sessions: { length: 3 } })
  expect((await mina.call(recordings.list, { query: { keyword: '21 22' } })).query).toMatchObject([{ id }])
})

test('after a lost connection sound goes on at its frame: no word twice, none missing', async () => {
  const id = await beginRecording(mina)
  const first = await begun(id)
  sendFrames(first, 0, 16)
  await first.until('taken', ({ next_frame }) => next_frame === 16)
  first.socket.terminate()
  const second = await begun(id)
  expect(second.ready).toMatchObject({ next_frame: 16, next_line: 1 })
  sendFrames(second, 14, 30)
  second.say({ type: 'stop', frames: 30 })
  await second.until('complete')
  expect((await linesOf(id)).map(({ text }) => text)).toEqual([counted(1, 11), counted(11, 21), counted(21, 31)])
})

test('another process goes on after the last stored sentence', async () => {
  const id = await beginRecording(mina)
  const first = await begun(id)
  sendFrames(first, 0, 16)
  await first.until('taken', ({ next_frame }) => next_frame === 16)
  await first.until('transcript', ({ is_final }) => is_final)
  first.socket.terminate()
  const other = await app.anotherNode()
  const second = await begun(id, {}, other.url)
  expect(second.ready).toMatchObject({ next_frame: 10, next_line: 1 })
  sendFrames(second, 10, 20)
  second.say({ type: 'stop', frames: 20 })
  await second.until('complete')
  expect((await linesOf(id)).map(({ text }) => text)).toEqual([counted(1, 11), counted(11, 21)])
})

test('a node that stops says so, and what it heard is stored', async () => {
  const id = await beginRecording(mina)
  const other = await app.anotherNode()
  const first = await begun(id, {}, other.url)
  sendFrames(first, 0, 12)
  await first.until('transcript', ({ is_final }) => is_final)
  await other.close()
  expect(await first.closed).toBe(1012)
  const { ready } = await begun(id)
  expect(ready).toMatchObject({ next_frame: 10, next_line: 1 })
})

test('a gap is answered with the frame that is missing, a doubled frame is passed over', async () => {
  const id = await beginRecording(mina)
  const one = await begun(id)
  for (const number of [0, 1, 1, 0, 2, 5]) one.frame(number, number + 1)
  expect(await one.until('problem')).toMatchObject({ code: 'gap', next_frame: 3 })
  await one.closed
  const two = await begun(id)
  expect(two.ready.next_frame).toBe(3)
  two.say({ type: 'stop', frames: 9 })
  expect(await two.until('problem')).toMatchObject({ code: 'gap', next_frame: 3 })
})

test('lines of the browser’s own recogniser are stored once, however often they come', async () => {
  const id = await beginRecording(mina, { transcriber: 'browser' })
  const line = (seq: number) => ({
    type: 'line',
    seq,
    start_ms: seq * 5000,
    end_ms: seq * 5000 + 1000,
    text: `문장 ${seq}`,
  })
  const one = await begun(id, { is_transcribed: false })
  expect(one.ready.is_transcribed).toBe(false)
  for (const seq of [0, 1, 1]) one.say(line(seq))
  await one.until('taken', ({ next_line }) => next_line === 2)
  one.socket.terminate()
  const two = await begun(id, { is_transcribed: false })
  expect(two.ready.next_line).toBe(2)
  for (const seq of [1, 2]) two.say(line(seq))
  two.say({ type: 'stop', frames: 0 })
  await two.until('complete')
  expect((await linesOf(id)).map(({ text, paragraph }) => [text, paragraph])).toEqual([
    ['문장 0', 0],
    ['문장 1', 1],
    ['문장 2', 2],
  ])
})

const refused: [string, object, string, string?][] = [
  ['another rate', { sample_rate: 48_000 }, 'wrong_format', recordingMessages.wrongRate],
  ['stereo', { channels: 2 }, 'wrong_format', recordingMessages.notSound],
  ['8 bits', { bits: 8 }, 'wrong_format', recordingMessages.notSound],
  ['nobody’s token', { token: 'x'.repeat(43) }, 'not_signed_in'],
  ['another tab', { tab: 'the-second-tab' }, 'other_tab', recordingMessages.otherTab],
  ['no such session', { id: 999_999 }, 'not_found'],
]
test.each(refused)('hello is refused: %s', async (_, change, code, message) => {
  const id = await beginRecording(mina)
  await begun(id)
  const one = await connect()
  one.hello(mina.token, id, change)
  expect(await one.until('problem')).toMatchObject({ code, ...(message ? { message } : {}) })
  await one.closed
})

test('only the recorder writes: no colleague, company, investor or viewer', async () => {
  const id = await beginRecording(mina)
  for (const { token } of [await app.staff(), await app.client(), await app.vc(), await app.staff({ emp_state: 2 })]) {
    const one = await connect()
    one.hello(token, id)
    expect((await one.until('problem')).code).toMatch(/not_found|not_signed_in/)
    await one.closed
  }
})

test('what is no frame and no message ends the connection with a word', async () => {
  const id = await beginRecording(mina)
  for (const wrong of [
    Buffer.alloc(4),
    Buffer.alloc(7),
    frameOf(0, 1, recording.frameSamples + 1),
    '{"type":"dance"}',
    'x',
  ]) {
    const one = await begun(id)
    one.socket.send(wrong)
    expect(await one.until('problem')).toMatchObject({ code: 'wrong_format' })
    await one.closed
  }
  const early = await connect()
  early.frame(0)
  expect(await early.until('problem')).toMatchObject({ code: 'wrong_format' })
  const huge = await begun(id)
  huge.socket.send(Buffer.alloc(200_000))
  expect(await huge.closed).toBe(1009)
})

test('a session that ends in the middle closes with a word, and the next one goes on', async () => {
  const jun = await app.staff()
  const id = await beginRecording(jun)
  const one = await connect()
  one.hello(jun.token, id)
  await one.until('ready')
  sendFrames(one, 0, 8)
  await one.until('taken', ({ next_frame }) => next_frame === 8)
  await sql`delete from sessions where user_no = ${jun.user_no}`.execute(app.db)
  expect(await one.until('problem')).toMatchObject({ code: 'not_signed_in' })
  await one.closed
})

test('a slow transcriber holds the sender up, and nothing is piled up', async () => {
  const id = await beginRecording(mina)
  const one = await begun(id)
  let release = () => {}
  fake.state.gate = new Promise<void>((resolve) => {
    release = resolve
  })
  fake.state.largestWait = 0
  const before = fake.state.taken
  sendFrames(one, 0, 400)
  one.say({ type: 'stop', frames: 400 })
  await expect.poll(() => fake.state.waiting).toBe(1)
  expect(fake.state.taken).toBe(before)
  release()
  await one.until('complete')
  expect(fake.state.largestWait).toBe(1)
  expect((await linesOf(id)).length).toBe(40)
})

test('a transcriber that has trouble for a while is said, and words go on after it', async () => {
  const id = await beginRecording(mina)
  const one = await begun(id)
  fake.state.trouble = '말을 글로 옮기는 서비스가 답하지 않아요.'
  sendFrames(one, 0, 10)
  const problem = await one.until('problem')
  expect(problem).toMatchObject({ code: 'transcriber_failed', message: fake.state.trouble })
  fake.state.trouble = ''
  sendFrames(one, 10, 20)
  one.say({ type: 'stop', frames: 20 })
  await one.until('complete')
  expect((await linesOf(id)).map(({ text }) => text)).toEqual([counted(11, 21)])
})

test('the longest recording is twelve hours', async () => {
  const id = await beginRecording(mina)
  const most = Math.floor((12 * 3600 * rate) / recording.frameSamples)
  await sql`update recording_sessions set next_frame = ${most - 1} where id = ${id}`.execute(app.db)
  const one = await begun(id)
  for (const number of [most - 1, most]) one.frame(number, 1)
  expect(await one.until('problem')).toMatchObject({ code: 'too_long', message: recordingMessages.tooLong })
})

test('two hours of silence are heard faster than they last, and no word is made of them', async () => {
  const id = await beginRecording(mina)
  const slowest = 8000
  const one = await begun(id, { sample_rate: slowest })
  const frames = Math.floor((2 * 3600 * slowest) / recording.frameSamples)
  const silence = frameOf(0, 0)
  for (let from = 0; from < frames; from += 2000) {
    const until = Math.min(frames, from + 2000)
    for (let number = from; number < until; number++) {
      const frame = Buffer.from(silence)
      frame.writeUInt32LE(number, 0)
      one.socket.send(frame)
    }
    const settled = until - (until % 8)
    await one.until('taken', ({ next_frame }) => next_frame === settled)
    one.told.length = 0
  }
  one.say({ type: 'stop', frames })
  await one.until('complete')
  expect(await linesOf(id)).toEqual([])
})
