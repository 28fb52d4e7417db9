import { parentPort, workerData } from 'node:worker_threads'
import type { ModelFiles } from './modelFolder.ts'
import { createRecognisedSpeech, type RecognisedSpeech } from './recognisedSpeech.ts'
import { createRecogniser, loadSherpa, recogniserRate } from './recogniser.ts'
import { fromFloats, type SentenceSound, toFloats } from './sentenceSound.ts'
import { createSpeakerModel, createVoiceCollector } from './speakerVoice.ts'
import { createSpeechCutter } from './speechCutter.ts'
import { loudnessGate, sileroGate, type VoiceGate } from './voiceGate.ts'

export interface SpeechWork {
  /** Without a model the thread only cuts out sentences. */
  files: ModelFiles | null
  /** The file of a model that tells voices apart. */
  speakerModel: string | null
  /** Shared with the thread: its first number is 1 when the thread is to end. */
  closing: Int32Array<SharedArrayBuffer>
}

export type ToSpeechWorker =
  | { type: 'open'; id: number; sampleRate: number }
  | { type: 'samples'; id: number; samples: Int16Array<ArrayBuffer> }
  | { type: 'end'; id: number }
  | { type: 'close'; id: number }
  | { type: 'quit' }

/** Times are milliseconds since the stream was opened. */
export type FromSpeechWorker =
  | { type: 'ready' }
  | { type: 'taken'; id: number; samples: number }
  | { type: 'words'; id: number; is_final: boolean; startMs: number; endMs: number; text: string; voice?: number[] }
  | ({ type: 'sentence'; id: number; startMs: number; endMs: number; voice?: number[] } & SentenceSound)
  | { type: 'ended'; id: number }

interface OpenStream {
  write: (samples: Float32Array) => void
  end: () => void
  close: () => void
  speech: RecognisedSpeech | null
  /** Samples that came since the last decoding. */
  taken: number
}

/** Longer sentences are cut: a service is sent half a megabyte at most, and a model need not remember more. */
const longestMs = 20_000

const { files, speakerModel, closing } = workerData as SpeechWork
const sherpa = loadSherpa()
const recogniser = files && sherpa ? createRecogniser(sherpa, files) : null
const embedVoice = speakerModel && sherpa ? createSpeakerModel(sherpa, speakerModel) : null
/** Of streams that ended. */
const idleGates: VoiceGate[] = []
const createGate = () => (sherpa ? sileroGate(sherpa) : loudnessGate())
const streams = new Map<number, OpenStream>()
const say = (message: FromSpeechWorker, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

/** Collects one sentence after the other. */
const collectSentences = (id: number, sampleRate: number, voiceOf: () => { voice?: number[] }) => {
  let startMs = 0
  let windows: Float32Array[] = []
  return {
    begin: (ms: number) => {
      startMs = ms
      windows = []
    },
    sound: (window: Float32Array) => windows.push(window),
    finish: (endMs: number) => {
      const samples = fromFloats(windows)
      windows = []
      say({ type: 'sentence', id, startMs, endMs, samples, sampleRate, ...voiceOf() }, [samples.buffer])
    },
  }
}

const open = (id: number, sampleRate: number): OpenStream => {
  const isResampled = sherpa !== null && sampleRate !== recogniserRate
  const rate = sherpa ? recogniserRate : sampleRate
  const resampler = isResampled ? new sherpa.LinearResampler(sampleRate, recogniserRate) : null
  const voices = createVoiceCollector(embedVoice)
  const voiceOf = () => {
    const voice = voices.take()
    return voice ? { voice } : {}
  }
  const speech = recogniser
    ? createRecognisedSpeech(recogniser, (words) =>
        say({ type: 'words', id, ...words, ...(words.is_final && voiceOf()) }),
      )
    : null
  const sentences = speech ?? collectSentences(id, rate, voiceOf)
  const listener = {
    begin: (ms: number) => {
      voices.begin()
      sentences.begin(ms)
    },
    sound: (window: Float32Array) => {
      voices.sound(window)
      sentences.sound(window)
    },
    finish: sentences.finish,
  }
  const gate = idleGates.pop() ?? createGate()
  const cutter = createSpeechCutter({ rate, gate, longestMs, listener })
  return {
    write: (samples) => cutter.write(resampler ? resampler.resample(samples) : samples),
    end: () => {
      if (resampler) cutter.write(resampler.flush(new Float32Array(0)))
      cutter.end()
    },
    close: () => {
      gate.reset()
      idleGates.push(gate)
    },
    speech,
    taken: 0,
  }
}

/** All streams of the thread are decoded together, which costs a model far less than one after the other. */
const decode = () => {
  const speeches = [...streams.values()].flatMap(({ speech, taken }) => (speech && taken ? [speech] : []))
  const decoded = new Set<RecognisedSpeech>()
  for (;;) {
    const ready = speeches.filter(({ stream }) => recogniser?.isReady(stream))
    if (!ready.length) break
    recogniser?.decodeStreams(ready.map(({ stream }) => stream))
    for (const speech of ready) decoded.add(speech)
  }
  for (const speech of decoded) speech.report()
  for (const [id, stream] of streams) {
    if (stream.taken) say({ type: 'taken', id, samples: stream.taken })
    stream.taken = 0
  }
}

let isPlanned = false
const planDecoding = () => {
  if (isPlanned) return
  isPlanned = true
  setImmediate(() => {
    isPlanned = false
    decode()
  })
}

const receive = (message: ToSpeechWorker) => {
  if (message.type === 'quit' || Atomics.load(closing, 0)) {
    parentPort?.close()
    return
  }
  if (message.type === 'open') {
    streams.set(message.id, open(message.id, message.sampleRate))
    return
  }
  const stream = streams.get(message.id)
  if (message.type === 'samples') {
    if (!stream) return
    stream.write(toFloats(message.samples))
    stream.taken += message.samples.length
    planDecoding()
    return
  }
  if (message.type === 'end') {
    stream?.end()
    say({ type: 'ended', id: message.id })
  }
  stream?.close()
  streams.delete(message.id)
}

parentPort?.on('message', receive)
say({ type: 'ready' })
