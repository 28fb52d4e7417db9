import type { TranscriberKind } from '@crm/contract/features/recordings/recordings.rows'
import { useSyncExternalStore } from 'react'
import { createRecorderStore, type RecorderState } from './recorderState.ts'

export type { LeftBehind, LiveWords, RecorderPhase, RecorderState } from './recorderState.ts'

export interface StartOptions {
  transcriber: TranscriberKind
  proj_no?: number
  /** The attendees were told of the recording. */
  is_told: boolean
}

/** Everything resolves after the state says what became of it; nothing rejects: `problem` has the message. */
export interface Recorder {
  subscribe: (listener: () => void) => () => void
  getState: () => RecorderState
  start: (options: StartOptions) => Promise<void>
  stop: () => Promise<void>
  /** Uploads what a recording left behind and finishes it. */
  recover: (key: string) => Promise<void>
  /** Deletes what a recording left behind in this browser. What the server already has stays there. */
  discard: (key: string) => Promise<void>
  /** Takes the message away that the person has read. */
  dismiss: () => void
}

const store = createRecorderStore()

export const recorder: Recorder = {
  subscribe: store.subscribe,
  getState: store.getState,
  start: async () => undefined,
  stop: async () => undefined,
  recover: async () => undefined,
  discard: async () => undefined,
  dismiss: () => store.patch({ problem: null }),
}

export const useRecorder = (): RecorderState => useSyncExternalStore(recorder.subscribe, recorder.getState)
