import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { EndpointSettings } from '../../transcriberSettings.ts'
import { wavOf } from './sentenceSound.ts'
import { createSpeechPool } from './speechPool.ts'
import type { FromSpeechWorker } from './speechWorker.ts'
import { transcriberText } from './transcriber.messages.ts'
import type { Transcriber, TranscriberOptions, TranscriberStream } from './transcriber.ts'

type Sentence = Extract<FromSpeechWorker, { type: 'sentence' }>
type Pool = ReturnType<typeof createSpeechPool>

/** Tests wait for less. */
export interface Patience {
  timeoutMs: number
  /** Between one try and the next. */
  pausesMs: readonly number[]
}
const usualPatience: Patience = { timeoutMs: 30_000, pausesMs: [500, 2000] }

/** Sentences that wait for their turn: with 20 seconds each, five megabytes. */
const mostWaiting = 8

const Answer = z.object({ text: z.string() })

const ask = async ({ url, key, model }: EndpointSettings, sentence: Sentence, signal: AbortSignal) => {
  const form = new FormData()
  form.set('file', new Blob([wavOf(sentence)], { type: 'audio/wav' }), 'sentence.wav')
  form.set('model', model)
  form.set('language', 'ko')
  form.set('response_format', 'json')
  const response = await fetch(`${url}/audio/transcriptions`, {
    method: 'POST',
    body: form,
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the service answered ${response.status}`)
  }
  return Answer.parse(await response.json()).text.trim()
}

interface StreamOptions extends TranscriberOptions {
  pool: Pool
  endpoint: EndpointSettings
  patience: Patience
  log: Logger
}

/** One sentence at a time, so that the lines keep their order. */
const openStream = ({ pool, endpoint, patience, log, ...options }: StreamOptions): TranscriberStream => {
  const { sampleRate, startMs, onPart, onProblem } = options
  const closed = new AbortController()
  const waiting: Sentence[] = []
  let isFailing = false
  let working = Promise.resolve()
  let hasRoom = () => {}

  const understand = async (sentence: Sentence) => {
    // A service that just failed is asked once for each sentence, so that words come soon after it is back.
    const pauses = isFailing ? [] : patience.pausesMs
    for (let attempt = 0; ; attempt += 1) {
      try {
        const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(patience.timeoutMs)])
        return await ask(endpoint, sentence, signal)
      } catch (error) {
        const pause = pauses[attempt]
        if (pause === undefined || closed.signal.aborted) throw error
        await wait(pause, undefined, { signal: closed.signal })
      }
    }
  }
  const handle = async (sentence: Sentence) => {
    try {
      const text = await understand(sentence)
      isFailing = false
      if (closed.signal.aborted || !text) return
      const times = { start_ms: startMs + sentence.startMs, end_ms: startMs + sentence.endMs }
      onPart({ is_final: true, ...times, alternatives: [{ text }], voice: sentence.voice })
    } catch (error) {
      if (closed.signal.aborted) return
      log.warn({ err: error }, 'speech service failed')
      if (!isFailing) onProblem(transcriberText.unreachable)
      isFailing = true
    }
  }
  const work = async () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await handle(next)
      waiting.shift()
      hasRoom()
    }
  }

  const speech = pool.open({
    sampleRate,
    onSentence: (sentence) => {
      // While the service is away the oldest words are given up rather than the newest sound held back.
      if (isFailing && waiting.length >= mostWaiting) waiting.splice(1, 1)
      waiting.push(sentence)
      if (waiting.length === 1) working = work()
    },
    onFailed: () => onProblem(transcriberText.stopped),
  })
  return {
    write: async (samples) => {
      await speech.write(samples)
      if (waiting.length < mostWaiting || isFailing || closed.signal.aborted) return
      await new Promise<void>((resolve) => {
        hasRoom = resolve
      })
    },
    end: async () => {
      await speech.end()
      await working
    },
    close: () => {
      closed.abort()
      speech.close()
      hasRoom()
    },
  }
}

/** Sends sentence by sentence to an OpenAI-compatible service. */
export const createEndpointTranscriber = async (
  endpoint: EndpointSettings,
  log: Logger,
  { patience = usualPatience, speakerModel = null }: { patience?: Patience; speakerModel?: string | null } = {},
): Promise<Transcriber> => {
  const pool = createSpeechPool({ files: null, speakerModel }, 1, log)
  await pool.ready()
  return {
    kind: 'endpoint',
    hasSpeakers: speakerModel !== null,
    open: (options) => openStream({ ...options, pool, endpoint, patience, log }),
    close: pool.close,
  }
}
