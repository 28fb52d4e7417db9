import { recogniserRate } from './recogniser.ts'
import type { Sherpa } from './sherpa.ts'

/** Enough to tell a voice by; more of a sentence costs time and adds little. */
const mostSamples = recogniserRate * 10

const unitLength = (numbers: Float32Array) => {
  const length = Math.hypot(...numbers)
  return length > 0 ? Array.from(numbers, (number) => number / length) : undefined
}

/** Tells voices by a speaker model: the same voice gives nearly the same direction. */
export const createSpeakerModel = (sherpa: Sherpa, model: string) => {
  const extractor = new sherpa.SpeakerEmbeddingExtractor({ model, numThreads: 1, provider: 'cpu', debug: 0 })
  return (windows: readonly Float32Array[]) => {
    const stream = extractor.createStream()
    for (const samples of windows) stream.acceptWaveform({ samples, sampleRate: recogniserRate })
    stream.inputFinished()
    return extractor.isReady(stream) ? unitLength(extractor.compute(stream, false)) : undefined
  }
}
export type SpeakerModel = ReturnType<typeof createSpeakerModel>

/** The beginning of one sentence after the other; without a model nothing is kept. */
export const createVoiceCollector = (speakerModel: SpeakerModel | null) => {
  let windows: Float32Array[] = []
  let samples = 0
  const begin = () => {
    windows = []
    samples = 0
  }
  return {
    begin,
    sound: (window: Float32Array) => {
      if (!speakerModel || samples >= mostSamples) return
      windows.push(window.slice())
      samples += window.length
    },
    /** The voice of the sentence that ends; undefined where it was too short to tell. */
    take: () => {
      const voice = windows.length ? speakerModel?.(windows) : undefined
      begin()
      return voice
    },
  }
}
