import { fileURLToPath } from 'node:url'
import type { Sherpa } from './sherpa.ts'

/** Says for one window of sound after the other whether somebody is speaking. */
export interface VoiceGate {
  isSpeech: (window: Float32Array) => boolean
  /** Forgets the sound it holds; what goes on is heard as a new beginning. */
  cut: () => void
  /** Ready for another stream: to load the model again would cost a tenth of a second. */
  reset: () => void
}

/** A pause of so long ends what was said; the gate closes that much later than the voice. */
export const pauseMs = 600
/** Silero's model takes windows of 512 samples at 16 kHz. */
export const windowMs = 32

const model = fileURLToPath(new URL('../../../assets/silero_vad_v5.onnx', import.meta.url))

/** -60 dB of full scale: no microphone's voice is so quiet, and the model costs a hundred times more than this. */
const quietest = 0.001

/** Below the model's usual 0.5: a lost word is worse than a noise that the recogniser makes no word of. */
const leastSure = 0.3

const loudness = (window: Float32Array) => {
  let sum = 0
  for (let at = 0; at < window.length; at += 1) sum += (window[at] ?? 0) ** 2
  return Math.sqrt(sum / window.length)
}

/** Silero's model, asked only about windows that hold any sound at all. */
export const sileroGate = (sherpa: Sherpa): VoiceGate => {
  const vad = new sherpa.Vad(
    {
      sileroVad: {
        model,
        threshold: leastSure,
        minSilenceDuration: pauseMs / 1000,
        minSpeechDuration: 0.1,
        maxSpeechDuration: 60,
        windowSize: 512,
      },
      sampleRate: 16_000,
      numThreads: 1,
      debug: 0,
    },
    30,
  )
  /** The model keeps what it heard as segments; only its yes or no is used. */
  const dropSegments = () => {
    while (!vad.isEmpty()) vad.pop()
  }
  return {
    isSpeech: (window) => {
      if (!vad.isDetected() && loudness(window) < quietest) return false
      vad.acceptWaveform(window)
      dropSegments()
      return vad.isDetected()
    },
    cut: () => {
      vad.flush()
      dropSegments()
    },
    reset: () => {
      vad.reset()
      dropSegments()
    },
  }
}

const aboveNoise = 3
const quietestVoice = 0.003
const fewestWindows = 3
const pauseWindows = Math.round(pauseMs / windowMs)

/** Without sherpa: a voice is what is three times as loud as the noise of the room (decision 032). */
export const loudnessGate = (): VoiceGate => {
  let noise = quietestVoice
  let loud = 0
  let quiet = pauseWindows
  let isOpen = false
  return {
    isSpeech: (window) => {
      const level = loudness(window)
      const isLoud = level > Math.max(quietestVoice, noise * aboveNoise)
      // Falls at once to a quieter room, and rises slowly, so that speech does not become the noise.
      noise = level < noise ? level : noise * 1.002
      loud = isLoud ? loud + 1 : 0
      quiet = isLoud ? 0 : quiet + 1
      if (loud >= fewestWindows) isOpen = true
      if (quiet >= pauseWindows) isOpen = false
      return isOpen
    },
    cut: () => {},
    reset: () => {
      noise = quietestVoice
      loud = 0
      quiet = pauseWindows
      isOpen = false
    },
  }
}
