import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { RecorderAnswer } from '@crm/contract/features/recordings/recordings.socket'
import type { ApiProblem } from '@crm/contract/kit/client'
import type { CaptureProblem } from './capture/capture.ts'
import { createRecorder } from './createRecorder.ts'
import { createMemoryStore } from './kept/memorySoundStore.ts'
import { FarEnd, type Sent, startServer } from './recorder.fixture.ts'
import type { RecorderPorts } from './recorderPorts.ts'

const rate = recording.sampleRate

/** Welcomes every recorder, and says that the transcript is whole as soon as it is asked. */
class Welcoming extends FarEnd {
  constructor() {
    super()
    queueMicrotask(() => this.answer({ type: 'ready', next_frame: 0, next_line: 0, is_transcribed: false }))
  }
  override send(data: string | ArrayBuffer) {
    super.send(data)
    if (this.said.at(-1)?.type === 'stop') this.answer({ type: 'complete' })
  }
}

export interface Page {
  fail?: (body: Sent, count: number) => 'before' | 'after' | ApiProblem | undefined
  isLocked?: boolean
  roomLeft?: number
  refusal?: CaptureProblem
}

/** A page with the recorder, on the store of the browser: open it twice for a reload. */
export const openPage = (page: Page = {}, store = createMemoryStore()) => {
  const server = startServer((body, count) => page.fail?.(body, count))
  const listeners = { online: () => {}, session: (_: 'left' | 'ended' | 'started') => {} }
  let give: (samples: Float32Array) => void = () => {}
  let lose = () => {}
  let opened = 0
  let isWarning = false
  let isScreenOn = false
  let user = 'mina'
  let socket: FarEnd | undefined
  const ports: RecorderPorts = {
    openStore: async () => ({ store, isLasting: true }),
    call: server.call,
    userId: async () => user,
    token: () => 'token',
    openSocket: () => {
      socket = new Welcoming()
      return socket as unknown as WebSocket
    },
    openCapture: async ({ onLost }) => {
      if (page.refusal) throw page.refusal
      opened += 1
      lose = onLost
      return {
        sampleRate: rate,
        listen: (onSamples) => {
          give = onSamples
        },
        wake: () => undefined,
        stop: async () => {
          give = () => {}
        },
      }
    },
    recogniser: () => undefined,
    lock: async () => (page.isLocked ? null : () => {}),
    isLockedElsewhere: async () => page.isLocked ?? false,
    tab: () => 'tab-00000001',
    roomLeft: async () => page.roomLeft ?? null,
    askToPersist: async () => undefined,
    warnOnLeave: () => {
      isWarning = true
      return () => {
        isWarning = false
      }
    },
    keepScreenOn: () => {
      isScreenOn = true
      return () => {
        isScreenOn = false
      }
    },
    isOnline: () => true,
    onOnline: (listener) => {
      const before = listeners.online
      listeners.online = () => {
        before()
        listener()
      }
      return () => {}
    },
    onHidden: () => () => {},
    onSession: (listener) => {
      listeners.session = listener
      return () => {}
    },
  }
  const recorder = createRecorder(ports)
  const phase = () => recorder.getState().phase
  return {
    recorder,
    server,
    store,
    page,
    listeners,
    phase,
    talk: (seconds: number) => give(new Float32Array(Math.round(seconds * rate)).fill(0.25)),
    loseMicrophone: () => lose(),
    answer: (answer: RecorderAnswer) => socket?.answer(answer),
    openedCount: () => opened,
    isWarning: () => isWarning,
    isScreenOn: () => isScreenOn,
    signIn: (next: string) => {
      user = next
      listeners.session('started')
    },
  }
}
