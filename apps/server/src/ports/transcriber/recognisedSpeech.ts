import { recogniserRate } from './recogniser.ts'
import type { OnlineRecognizer } from './sherpa.ts'

interface Words {
  is_final: boolean
  startMs: number
  endMs: number
  text: string
}

/** Streaming models look ahead: with this much silence behind it the last word comes out. */
const tail = new Float32Array(recogniserRate * 0.8)

/** Turns the sentences of one stream into words, piece by piece, with a recogniser that all streams of a thread share. */
export const createRecognisedSpeech = (recogniser: OnlineRecognizer, onWords: (words: Words) => void) => {
  const stream = recogniser.createStream()
  let startMs = 0
  let samples = 0
  let shown = ''

  const give = (is_final: boolean, endMs: number) => {
    const text = recogniser.getResult(stream).text.trim()
    if (text && (is_final || text !== shown)) onWords({ is_final, startMs, endMs, text })
    shown = is_final ? '' : text
  }
  const nowMs = () => startMs + Math.round((samples / recogniserRate) * 1000)
  const startAgain = (ms: number) => {
    recogniser.reset(stream)
    startMs = ms
    samples = 0
  }

  return {
    stream,
    begin: (ms: number) => {
      startMs = ms
      samples = 0
    },
    sound: (window: Float32Array) => {
      stream.acceptWaveform({ samples: window, sampleRate: recogniserRate })
      samples += window.length
    },
    /** After decoding: what has been understood so far. */
    report: () => {
      if (!recogniser.isEndpoint(stream)) return give(false, nowMs())
      give(true, nowMs())
      startAgain(nowMs())
    },
    finish: (endMs: number) => {
      stream.acceptWaveform({ samples: tail, sampleRate: recogniserRate })
      while (recogniser.isReady(stream)) recogniser.decode(stream)
      give(true, Math.max(startMs, endMs))
      startAgain(endMs)
    },
  }
}
export type RecognisedSpeech = ReturnType<typeof createRecognisedSpeech>
