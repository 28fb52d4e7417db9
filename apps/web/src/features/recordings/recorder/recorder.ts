import { useSyncExternalStore } from 'react'
import { browserPorts } from './browserPorts.ts'
import { createRecorder } from './createRecorder.ts'
import type { RecorderState } from './recorderState.ts'

export type { StartOptions } from './createRecorder.ts'
export type { LeftBehind, LiveWords, RecorderPhase, RecorderState } from './recorderState.ts'

/** The recorder of this page. It belongs to no screen, so that a recording goes on while screens come and go. */
export const recorder = createRecorder(browserPorts)

export const useRecorder = (): RecorderState => useSyncExternalStore(recorder.subscribe, recorder.getState)
