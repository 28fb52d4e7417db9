import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AiService, type Mood, startAiService } from '../../testing/services/aiService.ts'
import { join, silence, speak } from '../../testing/speech/speech.ts'
import { createEndpointTranscriber } from './endpointTranscriber.ts'
import { transcriberText } from './transcriber.messages.ts'
import type { Transcriber, TranscriptPart } from './transcriber.ts'

const patience = { timeoutMs: 1000, pausesMs: [1, 1] }
const rate = 22_050

let service: AiService
let transcriber: Transcriber
let spoken: Int16Array
beforeAll(async () => {
  service = await startAiService()
  const endpoint = { url: service.url, key: 'key-of-the-test', model: 'whisper-1' }
  transcriber = await createEndpointTranscriber(endpoint, pino({ level: 'silent' }), { patience })
  spoken = (await speak('네')).samples
})
afterAll(async () => {
  await transcriber.close()
  await service.close()
})
beforeEach(() => {
  service.calls.length = 0
  service.state.moods = []
  service.state.answer = () => ({ text: `문장 ${service.calls.length}` })
})

const open = (startMs = 0) => {
  const parts: TranscriptPart[] = []
  const problems: string[] = []
  const stream = transcriber.open({
    sampleRate: rate,
    startMs,
    onPart: (part) => parts.push(part),
    onProblem: (message) => problems.push(message),
  })
  const say = async (sound: Int16Array) => {
    for (let at = 0; at < sound.length; at += 4096) await stream.write(sound.subarray(at, at + 4096))
  }
  const texts = () => parts.map((part) => part.alternatives[0]?.text)
  return { stream, say, parts, problems, texts }
}
const sentences = (count: number) => join(...Array.from({ length: count }, () => join(spoken, silence(1))))

test('sentences are sent one by one as WAV files, with a little of what comes before', async () => {
  const { stream, say, parts, problems } = open(10_000)
  await say(join(silence(1), sentences(2)))
  await stream.end()
  expect(problems).toEqual([])
  expect(parts.map(({ is_final, alternatives }) => ({ is_final, alternatives }))).toEqual([
    { is_final: true, alternatives: [{ text: '문장 1' }] },
    { is_final: true, alternatives: [{ text: '문장 2' }] },
  ])
  expect(parts[0]?.start_ms).toBeGreaterThan(10_300)
  expect(parts[0]?.start_ms).toBeLessThanOrEqual(11_000)

  expect(service.calls).toHaveLength(2)
  const [call] = service.calls
  expect(call).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer key-of-the-test' })
  expect(call?.form?.get('model')).toBe('whisper-1')
  expect(call?.form?.get('language')).toBe('ko')
  const file = call?.form?.get('file')
  const wav = Buffer.from(await new Response(file).arrayBuffer())
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
  expect(wav.readUInt16LE(22)).toBe(1)
  expect(wav.readUInt32LE(24)).toBe(16_000)
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  const seconds = (wav.length - 44) / 2 / 16_000
  expect(seconds).toBeGreaterThan(spoken.length / rate)
  expect(seconds).toBeLessThan(spoken.length / rate + 1.5)
})

test('a service that fails for a moment is asked again', async () => {
  service.state.moods = ['fails', 'broken']
  const { stream, say, texts, problems } = open()
  await say(sentences(1))
  await stream.end()
  expect(service.calls).toHaveLength(3)
  expect(texts()).toEqual(['문장 3'])
  expect(problems).toEqual([])
})

test.each<[string, Mood]>([
  ['answers 500', 'fails'],
  ['answers nonsense', 'broken'],
  ['does not answer', 'silent'],
])('a service that %s is reported once, and words go on when it is back', async (_name, mood) => {
  // Three tries for the first sentence, one for each that follows.
  service.state.moods = [mood, mood, mood, mood]
  const { stream, say, texts, problems } = open()
  await say(sentences(3))
  await stream.end()
  expect(problems).toEqual([transcriberText.unreachable])
  expect(texts()).toEqual(['문장 5'])
})

test('silence is never sent', async () => {
  const { stream, say, parts } = open()
  await say(silence(120))
  await stream.end()
  expect(service.calls).toEqual([])
  expect(parts).toEqual([])
})

test('closing gives up what waits', async () => {
  service.state.moods = ['silent']
  const { stream, say, parts, problems } = open()
  await say(sentences(2))
  stream.close()
  await stream.end()
  expect(parts).toEqual([])
  expect(problems).toEqual([])
})

test('closing the transcriber lets everybody go on who waits for it', async () => {
  const another = await createEndpointTranscriber(
    { url: service.url, key: undefined, model: 'm' },
    pino({ level: 'silent' }),
  )
  const ignored = { onPart: () => {}, onProblem: () => {} }
  const stream = another.open({ sampleRate: rate, startMs: 0, ...ignored })
  const writing = stream.write(silence(60))
  await another.close()
  await writing
  await stream.end()
})
