import type { TranscriberKind } from '@crm/contract/features/recordings/recordings.rows'

/** `saved` and a failed start go back to `idle` by themselves (docs/rules.md, recordings). */
export type RecorderPhase = 'idle' | 'starting' | 'streaming' | 'stopping' | 'saved'

export interface LiveWords {
  seq: number
  text: string
  is_final: boolean
  start_ms: number
}

/** A recording that an earlier visit, or an upload that failed, left in this browser. */
export interface LeftBehind {
  key: string
  /** Null when the server has no such session. */
  id: number | null
  started_dt: string
  seconds: number
}

export interface RecorderState {
  phase: RecorderPhase
  /** Of the running recording, or of the one that was just saved; null until the server has given it a number. */
  id: number | null
  /** Of the sound so far. */
  elapsedMs: number
  /** 0 to 1. */
  level: number
  /** The latest ones, in their order. */
  words: LiveWords[]
  connection: 'live' | 'reconnecting' | 'offline'
  transcriber: TranscriberKind
  /** Chunks that are only in this browser: the server has not acknowledged them. */
  pendingChunks: number
  /** In Korean, ready to show. */
  problem: string | null
  leftBehind: LeftBehind[]
}

export const idleState: RecorderState = {
  phase: 'idle',
  id: null,
  elapsedMs: 0,
  level: 0,
  words: [],
  connection: 'offline',
  transcriber: 'none',
  pendingChunks: 0,
  problem: null,
  leftBehind: [],
}

/** A store outside of React, so that a recording goes on while screens come and go. */
export const createRecorderStore = () => {
  let state = idleState
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    patch: (change: Partial<RecorderState>) => {
      state = { ...state, ...change }
      for (const listener of [...listeners]) listener()
    },
  }
}
export type RecorderStore = ReturnType<typeof createRecorderStore>
