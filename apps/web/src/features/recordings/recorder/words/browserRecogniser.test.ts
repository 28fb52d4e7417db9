import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  listenAgainMs,
  listenInBrowser,
  type Sentence,
  type SpeechRecogniser,
  type SpeechRecogniserClass,
} from './browserRecogniser.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const startListening = async (onDevice?: string) => {
  let made: SpeechRecogniser | undefined
  let starts = 0
  class Recogniser implements SpeechRecogniser {
    static available = onDevice === undefined ? undefined : async () => onDevice
    lang = ''
    continuous = false
    interimResults = false
    processLocally?: boolean
    onresult: SpeechRecogniser['onresult'] = null
    onend: SpeechRecogniser['onend'] = null
    onerror: SpeechRecogniser['onerror'] = null
    constructor() {
      made = this
    }
    start() {
      starts += 1
    }
    stop() {}
    abort() {}
  }
  let time = 0
  const partials: string[] = []
  const sentences: Sentence[] = []
  const refused = vi.fn()
  const listener = await listenInBrowser({
    recogniser: Recogniser as SpeechRecogniserClass,
    now: () => time,
    onPartial: ({ text }) => partials.push(text),
    onSentence: (sentence) => sentences.push(sentence),
    onRefused: refused,
  })
  const hear = (atMs: number, text: string, isFinal: boolean) => {
    time = atMs
    made?.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: text }], { isFinal })] })
  }
  if (!made) throw new Error('no recogniser was made')
  return { recognition: made, listener, partials, sentences, refused, hear, startsOf: () => starts }
}

test('a sentence has the times from its first word to its last', async () => {
  const { recognition, partials, sentences, hear } = await startListening()
  expect(recognition).toMatchObject({ lang: 'ko-KR', continuous: true, interimResults: true })
  hear(1000, '오늘', false)
  hear(1800, '오늘 회의는', false)
  hear(2500, ' 오늘 회의는 여기까지입니다 ', true)
  hear(9000, '네', true)
  expect(partials).toEqual(['오늘', '오늘 회의는'])
  expect(sentences).toEqual([
    { start_ms: 1000, end_ms: 2500, text: '오늘 회의는 여기까지입니다' },
    { start_ms: 9000, end_ms: 9000, text: '네' },
  ])
})

test('it stays on the device where the browser offers that', async () => {
  expect((await startListening('available')).recognition.processLocally).toBe(true)
  expect((await startListening('unavailable')).recognition.processLocally).toBeUndefined()
})

test('a recogniser that ends by itself listens again, and what it was in the middle of is kept', async () => {
  const { recognition, sentences, hear, startsOf } = await startListening()
  hear(500, '아직 말하는', false)
  recognition.onerror?.({ error: 'network' })
  recognition.onend?.()
  expect(sentences).toMatchObject([{ text: '아직 말하는' }])
  expect(startsOf()).toBe(1)
  await vi.advanceTimersByTimeAsync(listenAgainMs)
  expect(startsOf()).toBe(2)
})

test('a recogniser that may not be used is not tried again', async () => {
  const { recognition, refused, startsOf } = await startListening()
  recognition.onerror?.({ error: 'not-allowed' })
  recognition.onend?.()
  await vi.advanceTimersByTimeAsync(10 * listenAgainMs)
  expect(refused).toHaveBeenCalledOnce()
  expect(startsOf()).toBe(1)
})

test('stopping waits for the last sentence', async () => {
  const { recognition, listener, sentences, hear } = await startListening()
  hear(100, '끝으로', false)
  let isStopped = false
  void listener.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(isStopped).toBe(false)
  hear(300, '끝으로 한마디', true)
  recognition.onend?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(true)
  expect(sentences).toEqual([{ start_ms: 100, end_ms: 300, text: '끝으로 한마디' }])
})
