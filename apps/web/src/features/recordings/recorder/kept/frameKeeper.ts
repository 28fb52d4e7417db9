import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { createFrameCutter } from '../capture/frameCutter.ts'
import { levelOf, toInt16 } from '../samples.ts'
import type { SoundStore } from './soundStore.ts'

interface KeeperOptions {
  store: SoundStore
  key: string
  sampleRate: number
  /** The sound so far, kept or about to be, with every frame. */
  onFrame: (samples: number, level: number) => void
  /** After sound was stored: only now it may be sent. */
  onKept: () => void
  /** The store refused; the sound stays in memory and is tried again with the next frames. */
  onProblem: (problem: unknown) => void
}

const joined = (frames: Int16Array[]) => {
  const samples = new Int16Array(frames.reduce((sum, frame) => sum + frame.length, 0))
  let at = 0
  for (const frame of frames) {
    samples.set(frame, at)
    at += frame.length
  }
  return samples
}

/** Puts what the microphone gives into the store, a few seconds at a time. */
export const createFrameKeeper = ({ store, key, sampleRate, onFrame, onKept, onProblem }: KeeperOptions) => {
  const framesOfPart = Math.ceil((recording.keepEveryMs * sampleRate) / 1000 / recording.frameSamples)
  let waiting: Int16Array[] = []
  let nextFrame = 0
  let samples = 0
  let writing = Promise.resolve(true)

  const write = async () => {
    if (waiting.length === 0) return true
    const frames = [...waiting]
    try {
      await store.addPart(key, { frame: nextFrame, samples: joined(frames) })
    } catch (problem) {
      onProblem(problem)
      return false
    }
    nextFrame += frames.length
    waiting = waiting.slice(frames.length)
    onKept()
    return true
  }

  /** One write after the other; false when something could not be stored. */
  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  const take = (frame: Float32Array) => {
    const taken = toInt16(frame)
    waiting.push(taken)
    samples += taken.length
    onFrame(samples, levelOf(taken))
  }

  const cutter = createFrameCutter(recording.frameSamples, (frame) => {
    take(frame)
    if (waiting.length % framesOfPart === 0) void flush()
  })

  return {
    add: cutter.add,
    flush,
    /** The end of the recording: the last frame may be short. False when something could not be stored. */
    finish: async () => {
      const rest = cutter.rest()
      if (rest.length > 0) take(rest)
      await flush()
      return flush()
    },
  }
}
export type FrameKeeper = ReturnType<typeof createFrameKeeper>
