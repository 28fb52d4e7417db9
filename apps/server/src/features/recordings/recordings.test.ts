import { recordingMessages, recordings } from '@crm/contract/features/recordings/recordings'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import {
  beginRecording,
  bytesOf,
  fileOf,
  noise,
  savedRecording,
  sendChunk,
  soundAt,
  uploadRecording,
  wavBytes,
} from '../../testing/fixtures/recordingFixture.ts'
import { type Person, startTestApp, type TestApp } from '../../testing/startTestApp.ts'
import { wavHeader } from './chunks/wav.ts'

let app: TestApp
let mina: Person & { emp_no: number }
beforeAll(async () => {
  app = await startTestApp({ rateLimits: false })
  mina = await app.staff({ user_name: '미나' })
})

const rate = 8000
const read = async (id: number, headers: Record<string, string> = {}) => {
  const answer = await soundAt(app, `/crm/v3/recordings/${id}/audio`, {
    authorization: `Bearer ${mina.token}`,
    ...headers,
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const whole = (...chunks: Int16Array[]) => {
  const samples = Buffer.concat(chunks.map(bytesOf))
  return Buffer.concat([wavHeader(rate, samples.length / 2), samples])
}
const get = async (id: number) => (await mina.call(recordings.get, { params: { id } })).query[0]

test('chunks in any order and twice become one sound, sample for sample', async () => {
  const chunks = [noise(800, 1), noise(800, 2), noise(500, 3)] as const
  const id = await beginRecording(mina, { title: '첫 미팅', transcriber: 'browser', is_told: '1' })
  expect(await sendChunk(mina, id, 2, chunks[2])).toMatchObject({ next_seq: 0, samples: 0, state: 'recording' })
  expect(await sendChunk(mina, id, 0, chunks[0])).toMatchObject({ next_seq: 1, samples: 800 })
  expect(await sendChunk(mina, id, 0, chunks[0])).toMatchObject({ next_seq: 1, samples: 800 })
  expect(await sendChunk(mina, id, 1, chunks[1])).toMatchObject({ next_seq: 3, samples: 2100 })
  expect(await uploadRecording(mina, { id: String(id), samples: '2100' })).toMatchObject({
    id,
    type: 'user',
    state: 'saved',
  })

  const { answer, bytes } = await read(id)
  expect(answer.headers.get('content-type')).toBe('audio/wav')
  expect(bytes.equals(whole(...chunks))).toBe(true)
  expect(await get(id)).toMatchObject({
    title: '첫 미팅',
    seconds: 2100 / rate,
    has_sound: true,
    note: '',
    transcriber: 'browser',
    is_told: true,
  })
})

test('the last call brings a chunk as well, and without a number it follows the others', async () => {
  const id = await beginRecording(mina)
  await sendChunk(mina, id, 0, noise(100))
  expect(await uploadRecording(mina, { id: String(id), files: [fileOf(wavBytes(noise(50, 2)))] })).toMatchObject({
    next_seq: 2,
    samples: 150,
    state: 'saved',
  })
})

test('any part of the sound is read alone, over the borders of chunks', async () => {
  const chunks = [noise(300, 1), noise(300, 2), noise(300, 3)]
  const id = await savedRecording(mina, [], chunks)
  const all = whole(...chunks)
  for (const [start, end] of [
    [0, 43],
    [10, 900],
    [643, 645],
    [44, all.length - 1],
    [all.length - 1, all.length - 1],
  ] as const) {
    const { answer, bytes } = await read(id, { range: `bytes=${start}-${end}` })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${all.length}`)
    expect(bytes.equals(all.subarray(start, end + 1))).toBe(true)
  }
  expect((await read(id, { range: `bytes=${all.length}-` })).answer.status).toBe(416)
})

test('a chunk that never came is silence, is said, and may still come', async () => {
  const chunks = [noise(rate, 1), noise(rate, 2), noise(200, 3)] as const
  const id = await beginRecording(mina)
  await sendChunk(mina, id, 0, chunks[0])
  await sendChunk(mina, id, 2, chunks[2])
  await uploadRecording(mina, { id: String(id) })
  expect((await read(id)).bytes.equals(whole(chunks[0], new Int16Array(rate), chunks[2]))).toBe(true)
  expect(await get(id)).toMatchObject({ note: '소리 1초가 도착하지 않았어요.' })

  await sendChunk(mina, id, 1, chunks[1])
  expect((await read(id)).bytes.equals(whole(...chunks))).toBe(true)
  expect(await get(id)).toMatchObject({ note: '' })
})

const written = (wav: Buffer, at: number, value: number) => {
  wav.writeUInt16LE(value, at)
  return wav
}
const spoiled: [string, (right: Buffer) => Buffer, string][] = [
  ['8 bit', (wav) => written(wav, 34, 8), recordingMessages.notSound],
  ['stereo', (wav) => written(wav, 22, 2), recordingMessages.notSound],
  ['compressed', (wav) => written(wav, 20, 3), recordingMessages.notSound],
  ['no WAV', () => Buffer.from('ID3 something else entirely'), recordingMessages.notSound],
  ['empty', () => Buffer.alloc(0), recordingMessages.notSound],
  ['header alone', (wav) => wav.subarray(0, 44), recordingMessages.wrongLength],
  ['cut off', (wav) => wav.subarray(0, wav.length - 20), recordingMessages.wrongLength],
  ['longer than it says', (wav) => Buffer.concat([wav, Buffer.alloc(40, 1)]), recordingMessages.wrongLength],
  [
    'half a sample',
    (wav) => written(written(wav, 40, 0xffff), 42, 0xffff).subarray(0, wav.length - 1),
    recordingMessages.wrongLength,
  ],
]

test.each(spoiled)('a chunk is refused and the session stays as it was: %s', async (_, spoil, message) => {
  const id = await beginRecording(mina)
  await sendChunk(mina, id, 0, noise(100))
  const files = [fileOf(spoil(wavBytes(noise(100, 9))))]
  const body = { is_update: '1', id: String(id), seq: '1', files }
  await expect(uploadRecording(mina, body)).rejects.toMatchObject({ status: 400, message })
  expect(await sendChunk(mina, id, 1, noise(100, 9))).toMatchObject({ next_seq: 2, samples: 200 })
})

test('lengths that a writer did not know yet, and parts after the samples, are understood', async () => {
  const id = await beginRecording(mina)
  const unknown = wavBytes(noise(100, 1))
  unknown.writeUInt32LE(0xffffffff, 40)
  const named = Buffer.concat([wavBytes(noise(100, 2)), Buffer.from('LIST\u0004\0\0\0INFO')])
  for (const [seq, wav] of [unknown, named].entries())
    await uploadRecording(mina, { is_update: '1', id: String(id), seq: String(seq), files: [fileOf(wav)] })
  expect((await read(id)).bytes.equals(whole(noise(100, 1), noise(100, 2)))).toBe(true)
})

test('other bytes under a number that is taken, another rate, and too much are refused', async () => {
  const id = await beginRecording(mina)
  await sendChunk(mina, id, 0, noise(100, 1))
  const refused = { status: 409, message: recordingMessages.otherBytes }
  await expect(sendChunk(mina, id, 0, noise(100, 2))).rejects.toMatchObject(refused)
  const files = [fileOf(wavBytes(noise(100), 16_000))]
  await expect(uploadRecording(mina, { is_update: '1', id: String(id), seq: '1', files })).rejects.toMatchObject({
    status: 400,
    message: recordingMessages.wrongRate,
  })
  await sql`update recording_sessions set samples = 12 * 3600 * ${rate}::bigint - 50 where id = ${id}`.execute(app.db)
  await expect(sendChunk(mina, id, 1, noise(100))).rejects.toMatchObject({ message: recordingMessages.tooLong })
})

test('unfinished sessions are found again with all that arrived; a request that is repeated makes one, a new one in the same tab another', async () => {
  const jun = await app.staff()
  const id = await beginRecording(jun, { tab: 'tab-of-jun.recording1' })
  expect(await beginRecording(jun, { tab: 'tab-of-jun.recording1' })).toBe(id)
  // The sound of the first is still in the browser: another recording must not get its number.
  const other = await beginRecording(jun, { tab: 'tab-of-jun.recording2' })
  expect(other).not.toBe(id)
  await uploadRecording(jun, { id: String(other) })
  await sendChunk(jun, id, 0, noise(100))
  await jun.call(recordings.update, { params: { id }, body: { recording_sessions: ['첫 줄', '둘째 줄'] } })
  const { query } = await jun.call(recordings.upload, { body: { is_check: 'true' } })
  expect(query).toMatchObject([{ id, recording_sessions: ['첫 줄', '둘째 줄'], next_seq: 1, samples: 100 }])
  await uploadRecording(jun, { id: String(id) })
  expect((await jun.call(recordings.upload, { body: { is_check: 'true' } })).query).toEqual([])
})

test('two tabs do not record at once, until the first is not heard of any more', async () => {
  const jun = await app.staff()
  const id = await beginRecording(jun, { tab: 'first-tab' })
  const refused = { status: 409, message: recordingMessages.otherTab }
  await expect(beginRecording(jun, { tab: 'second-tab' })).rejects.toMatchObject(refused)
  const files = [fileOf(wavBytes(noise(100)))]
  const chunk = { is_update: '1', id: String(id), seq: '0', tab: 'second-tab', files }
  await expect(uploadRecording(jun, chunk)).rejects.toMatchObject(refused)
  await sql`update recording_sessions set tab_seen_dt = now() - interval '31 seconds' where id = ${id}`.execute(app.db)
  expect(await uploadRecording(jun, chunk)).toMatchObject({ next_seq: 1 })
  await uploadRecording(jun, { id: String(id) })
  expect(await beginRecording(jun, { tab: 'third-tab-x' })).not.toBe(id)
})

test('a transcript without sound is saved with its note', async () => {
  const id = await beginRecording(mina)
  await mina.call(recordings.update, { params: { id }, body: { recording_sessions: ['들은 말'] } })
  await uploadRecording(mina, { id: String(id), samples: '80000', note: '오디오 파일을 만들지 못했어요.' })
  expect(await get(id)).toMatchObject({ has_sound: false, note: '오디오 파일을 만들지 못했어요.', line_count: 1 })
  await expect(mina.call(recordings.play, { params: { id }, body: {} })).rejects.toMatchObject({ status: 404 })
})

test('what ends a call without a session, a chunk or a project that there are', async () => {
  await expect(uploadRecording(mina, {})).rejects.toMatchObject({ status: 400 })
  await expect(beginRecording(mina, { proj_no: '999999' })).rejects.toMatchObject({ status: 400 })
  const id = await beginRecording(mina)
  await expect(uploadRecording(mina, { is_update: '1', id: String(id) })).rejects.toMatchObject({
    message: recordingMessages.noFile,
  })
  await expect(uploadRecording(mina, { id: '999999' })).rejects.toMatchObject({ status: 404 })
})

test('deleted at once, taken back within the time of an undo, and by the specification’s empty list', async () => {
  const id = await savedRecording(mina, ['지울 녹음'])
  await mina.call(recordings.remove, { params: { id } })
  await expect(get(id)).rejects.toMatchObject({ status: 404 })
  await mina.call(recordings.restore, { params: { id } })
  expect(await get(id)).toMatchObject({ id })
  await mina.call(recordings.update, { params: { id }, body: { recording_sessions: [], id, type: 'user' } })
  await expect(get(id)).rejects.toMatchObject({ status: 404 })
  await sql`update recording_sessions set deleted_dt = now() - interval '1 minute' where id = ${id}`.execute(app.db)
  await expect(mina.call(recordings.restore, { params: { id } })).rejects.toMatchObject({ status: 404 })
})
