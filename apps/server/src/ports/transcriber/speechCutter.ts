import { pauseMs, type VoiceGate, windowMs } from './voiceGate.ts'

/** What is kept from before the gate opens: it takes a while to be sure, and first syllables would be lost. */
const preRollWindows = Math.ceil(500 / windowMs)

interface Listener {
  /** Somebody begins to speak; milliseconds of the stream. */
  begin: (startMs: number) => void
  sound: (window: Float32Array) => void
  /** A pause, or the sentence is as long as one may be. */
  finish: (endMs: number) => void
}

interface CutterOptions {
  rate: number
  gate: VoiceGate
  longestMs: number
  listener: Listener
}

/** Cuts a stream of sound into sentences with a little of what comes before each. Holds less than a second. */
export const createSpeechCutter = ({ rate, gate, longestMs, listener }: CutterOptions) => {
  const size = Math.round((rate * windowMs) / 1000)
  const msOf = (samples: number) => Math.round((samples / rate) * 1000)
  let window = new Float32Array(size)
  let filled = 0
  let heard = 0
  let startMs: number | null = null
  let before: Float32Array<ArrayBuffer>[] = []
  /** A window that nobody needs any more: hours of silence would otherwise make millions of them. */
  let spare: Float32Array<ArrayBuffer> | undefined

  const begin = () => {
    startMs = msOf(heard - before.length * size)
    listener.begin(startMs)
    for (const each of before) listener.sound(each)
    before = []
  }
  const finish = (endMs: number) => {
    if (startMs !== null) listener.finish(Math.max(startMs, endMs))
    startMs = null
  }

  const take = (full: Float32Array<ArrayBuffer>) => {
    const isVoice = gate.isSpeech(full)
    if (startMs === null) {
      before.push(full)
      heard += size
      if (isVoice) begin()
      else if (before.length > preRollWindows) spare = before.shift()
      return
    }
    heard += size
    listener.sound(full)
    const now = msOf(heard)
    if (!isVoice) finish(now - pauseMs)
    else if (now - startMs >= longestMs) {
      finish(now)
      gate.cut()
    }
  }

  return {
    write: (samples: Float32Array) => {
      let read = 0
      while (read < samples.length) {
        const part = samples.subarray(read, read + size - filled)
        window.set(part, filled)
        filled += part.length
        read += part.length
        if (filled < size) continue
        take(window)
        window = spare ?? new Float32Array(size)
        spare = undefined
        filled = 0
      }
    },
    /** No more sound: what was being said ends here. */
    end: () => {
      if (filled) take(window.fill(0, filled))
      filled = 0
      window = new Float32Array(size)
      finish(msOf(heard))
    },
  }
}
