import { beforeAll, describe, expect, test } from 'vitest'
import { join, silence, speak } from '../../testing/speech/speech.ts'
import { loadSherpa } from './recogniser.ts'
import { toFloats } from './sentenceSound.ts'
import { createSpeechCutter } from './speechCutter.ts'
import { loudnessGate, sileroGate, type VoiceGate } from './voiceGate.ts'

const rate = 22_050
let spoken: Int16Array
beforeAll(async () => {
  spoken = (await speak('안녕하세요')).samples
})

/** The noise of a room, the same in every run. */
const noise = (seconds: number, level: number) => {
  let seed = 1
  return Int16Array.from({ length: seconds * rate }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return Math.round((seed / 2_147_483_647 - 0.5) * 2 * level)
  })
}

interface Sentence {
  startMs: number
  endMs: number
  samples: number
}

/** The sentences that a gate lets through, whose rate the sound must have. */
const cut = (gate: VoiceGate, gateRate: number, sound: Float32Array, longestMs = 20_000) => {
  const sentences: Sentence[] = []
  let current: Sentence = { startMs: 0, endMs: 0, samples: 0 }
  const cutter = createSpeechCutter({
    rate: gateRate,
    gate,
    longestMs,
    listener: {
      begin: (startMs) => {
        current = { startMs, endMs: startMs, samples: 0 }
      },
      sound: (window) => {
        current.samples += window.length
      },
      finish: (endMs) => sentences.push({ ...current, endMs }),
    },
  })
  cutter.write(sound)
  cutter.end()
  return sentences
}

const sherpa = loadSherpa()
const withSilero = (sound: Int16Array, longestMs?: number) => {
  if (!sherpa) throw new Error('sherpa-onnx-node is not installed')
  return cut(sileroGate(sherpa), 16_000, new sherpa.LinearResampler(rate, 16_000).resample(toFloats(sound)), longestMs)
}
const withLoudness = (sound: Int16Array, longestMs?: number) => cut(loudnessGate(), rate, toFloats(sound), longestMs)

describe.each([
  ["Silero's model", withSilero],
  ['loudness alone', withLoudness],
])('%s', (_name, sentencesOf) => {
  test('finds what is said between pauses, with a little of what comes before', () => {
    const found = sentencesOf(join(silence(3), spoken, silence(2), spoken, silence(2)))
    expect(found).toHaveLength(2)
    const lengthMs = (spoken.length / rate) * 1000
    for (const [index, { startMs, endMs }] of found.entries()) {
      const beginsMs = 3000 + index * (lengthMs + 2000)
      expect(startMs).toBeGreaterThan(beginsMs - 700)
      expect(startMs).toBeLessThan(beginsMs)
      expect(endMs).toBeGreaterThan(beginsMs + lengthMs / 2)
      expect(endMs).toBeLessThan(beginsMs + lengthMs + 700)
    }
  })

  test('finds nothing in the noise of a room', () => {
    expect(sentencesOf(noise(30, 80))).toEqual([])
  })

  test('loses nothing of a sentence that is too long and cut', () => {
    const long = join(spoken, spoken, spoken, spoken)
    const found = sentencesOf(join(long, silence(1)), 2000)
    expect(found.length).toBeGreaterThan(1)
    for (const [index, { startMs }] of found.entries()) {
      if (index > 0) expect(startMs).toBe(found[index - 1]?.endMs)
    }
  })
})
