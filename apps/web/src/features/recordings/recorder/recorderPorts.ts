import type { Call } from '@crm/contract/kit/client'
import type { Capture, CaptureOptions } from './capture/capture.ts'
import type { SoundStore } from './kept/soundStore.ts'
import type { SpeechRecogniserClass } from './words/browserRecogniser.ts'

/** What the recorder needs of the browser and the server: browserPorts.ts has the real ones. */
export interface RecorderPorts {
  /** `isLasting` is false where the browser keeps nothing beyond the page. */
  openStore: () => Promise<{ store: SoundStore; isLasting: boolean }>
  call: Call
  /** Who is signed in. */
  userId: () => Promise<string | null>
  token: () => string | null
  openSocket: () => WebSocket
  openCapture: (options: CaptureOptions) => Promise<Capture>
  recogniser: () => SpeechRecogniserClass | undefined
  /** One recorder in all tabs: gives how to release it, or null while another tab has it. */
  lock: () => Promise<(() => void) | null>
  isLockedElsewhere: () => Promise<boolean>
  /** This tab's key for the server, the same after a reload. */
  tab: () => string
  /** Minutes of sound that still fit into the browser's storage; null when it does not say. */
  roomLeft: (sampleRate: number) => Promise<number | null>
  askToPersist: () => Promise<void>
  /** Asks before the page is left, until what it gives is called. */
  warnOnLeave: () => () => void
  /** Keeps the screen on, until what it gives is called: a phone that locks itself stops the microphone. */
  keepScreenOn: () => () => void
  /** False only where the browser is sure that there is no network. */
  isOnline: () => boolean
  /** The network is back. */
  onOnline: (listener: () => void) => () => void
  /** The page is hidden or about to be closed. */
  onHidden: (listener: () => void) => () => void
  /** `left`: signed out by the person; `ended`: the server no longer takes the token; `started`: somebody signed in. */
  onSession: (listener: (change: 'left' | 'ended' | 'started') => void) => () => void
}
