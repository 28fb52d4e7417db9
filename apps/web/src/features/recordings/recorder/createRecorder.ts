import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import { recording, type TranscriberKind } from '@crm/contract/features/recordings/recordings.rows'
import { randomKey } from '@crm/contract/kit/client'
import { koreaNow } from '../../../shared/lib/format/date.ts'
import { isRefusal, startProblem } from './captureMessage.ts'
import { asLeftBehind, dropKept, finishWords, isEmpty } from './kept/keptRecordings.ts'
import type { KeptSession, SoundStore } from './kept/soundStore.ts'
import { roomFor } from './kept/storageRoom.ts'
import { type Microphone, openMicrophone } from './microphone.ts'
import { recorderText } from './recorder.messages.ts'
import type { RecorderPorts } from './recorderPorts.ts'
import { createRecorderStore, idleState, type RecorderState } from './recorderState.ts'
import { type RunningRecording, runRecording } from './runningRecording.ts'
import { createUploader, pendingChunks, type Uploader } from './uploader.ts'

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

/** How often an upload that failed after the end is tried again, besides at once when the network is back. */
export const retryUploadMs = 10_000
/** A recording that the server refuses within this time is dropped; a longer one stays to be recovered. */
const justBegunMs = 30_000

interface Opened {
  store: SoundStore
  uploader: Uploader
  isLasting: boolean
}

/** The recorder of one page: at most one recording at a time, in all tabs together. */
export const createRecorder = (ports: RecorderPorts): Recorder => {
  const state = createRecorderStore()
  let running: RunningRecording | null = null
  let release: (() => void) | null = null
  let stopWarning = () => {}
  let stopKeepingOn = () => {}
  let reset: ReturnType<typeof setTimeout> | undefined
  /** Ended here, but the upload failed: it is tried again. */
  const unsent = new Set<string>()
  let opening: Promise<Opened> | undefined

  const open = () => {
    opening ??= ports.openStore().then(({ store, isLasting }) => {
      const onProgress = (session: KeptSession) => state.patch({ pendingChunks: pendingChunks(session) })
      return { store, isLasting, uploader: createUploader({ store, call: ports.call, onProgress }) }
    })
    return opening
  }

  const showIdle = (problem: string | null) =>
    state.patch({ ...idleState, leftBehind: state.getState().leftBehind, problem })

  /** False while another tab records. */
  const take = async () => {
    release = await ports.lock()
    if (release) stopWarning = ports.warnOnLeave()
    return release !== null
  }

  const letGo = async () => {
    stopWarning()
    stopKeepingOn()
    release?.()
    release = null
    await refreshLeftBehind()
  }

  const refreshLeftBehind = async () => {
    const { store } = await open()
    const user_id = await ports.userId().catch(() => null)
    const isElsewhere = release === null && (await ports.isLockedElsewhere())
    const sessions = user_id === null || isElsewhere ? [] : await store.sessions()
    const left = sessions.filter((session) => session.user_id === user_id && session.key !== running?.key)
    state.patch({ leftBehind: left.map(asLeftBehind) })
  }

  /** Ends what is kept under the key; whoever calls holds the lock. */
  const save = async (key: string, recordedSamples?: number) => {
    const { store, uploader } = await open()
    const session = await store.session(key)
    unsent.delete(key)
    try {
      if (!session || isEmpty(session)) {
        if (session) await dropKept(ports, store, session)
        showIdle(recorderText.nothingRecorded)
      } else {
        const id = await uploader.finish(key, recordedSamples)
        state.patch({ phase: 'saved', id, level: 0, pendingChunks: 0, problem: null })
        reset = setTimeout(() => showIdle(state.getState().problem), recording.resetMs)
      }
    } catch (problem) {
      if (!isRefusal(problem)) unsent.add(key)
      showIdle(isRefusal(problem) ? problem.message : recorderText.uploadFailed)
    }
    await letGo()
  }

  const isBusy = () => !['idle', 'saved'].includes(state.getState().phase)

  /** Ends the recording here without the server: it stays to be recovered by whoever made it. */
  const haltHere = async () => {
    const halted = running
    if (!halted) return
    running = null
    await halted.halt()
    halted.close()
    showIdle(null)
    await letGo()
  }

  const stop = async () => {
    const stopped = running
    if (!stopped) return
    running = null
    state.patch({ phase: 'stopping', level: 0 })
    await stopped.halt()
    await stopped.finishWords()
    stopped.close()
    await save(stopped.key, stopped.samples())
  }

  const endForced = async (problem: string | null) => {
    const ended = running
    if (!ended) return
    const { store } = await open()
    const session = await store.session(ended.key)
    const isJustBegun = session?.id === null && state.getState().elapsedMs < justBegunMs
    if (!isJustBegun) await stop()
    else {
      await haltHere()
      await store.remove(ended.key)
      await refreshLeftBehind()
    }
    if (problem) state.patch({ problem })
  }

  const begin = async (options: StartOptions, microphone: Microphone, user_id: string) => {
    const { store, uploader, isLasting } = await open()
    const key = randomKey()
    const session: KeptSession = {
      key,
      user_id,
      // The server sees by it which requests are of this recording.
      tab: `${ports.tab()}.${key}`,
      id: null,
      started_dt: koreaNow(),
      sample_rate: microphone.sampleRate,
      ...options,
      frames: 0,
      samples: 0,
      savedSamples: 0,
      takenFrames: 0,
      nextLine: 0,
    }
    await store.putSession(session)
    void ports.askToPersist()
    stopKeepingOn = ports.keepScreenOn()
    state.patch({ phase: 'streaming', problem: isLasting ? null : recorderText.noLocalStorage })
    const onMustEnd = (problem: string | null) => void endForced(problem)
    running = runRecording({ ports, state, store, uploader, session, microphone, onMustEnd })
  }

  const start = async (options: StartOptions) => {
    if (isBusy()) return
    clearTimeout(reset)
    showIdle(null)
    state.patch({ phase: 'starting', transcriber: options.transcriber })
    let microphone: Microphone | undefined
    try {
      if (!(await take())) return showIdle(recordingMessages.otherTab)
      const user_id = await ports.userId()
      const isFull = roomFor(await ports.roomLeft(recording.sampleRate)) === 'full'
      if (user_id === null || isFull) {
        showIdle(isFull ? recorderText.storageFull : recorderText.startFailed)
        return await letGo()
      }
      const sayLost = (problem: string | null) => state.patch({ problem })
      microphone = await openMicrophone({ openCapture: ports.openCapture, onProblem: sayLost })
      await begin(options, microphone, user_id)
    } catch (problem) {
      await microphone?.stop()
      showIdle(startProblem(problem))
      await letGo()
    }
  }

  const recover = async (key: string) => {
    if (isBusy()) return
    clearTimeout(reset)
    showIdle(null)
    const { store, uploader } = await open()
    const session = await store.session(key)
    if (!session) return refreshLeftBehind()
    if (!(await take())) return showIdle(recordingMessages.otherTab)
    state.patch({ phase: 'stopping', id: session.id, pendingChunks: pendingChunks(session) })
    await finishWords(ports, store, uploader, session)
    await save(key)
  }

  const discard = async (key: string) => {
    const { store } = await open()
    const session = await store.session(key)
    unsent.delete(key)
    if (session) await dropKept(ports, store, session)
    await refreshLeftBehind()
  }

  const retryUnsent = async () => {
    const [key] = unsent
    if (key !== undefined && !isBusy() && ports.isOnline()) await recover(key)
  }

  ports.onOnline(() => void retryUnsent())
  setInterval(() => void retryUnsent(), retryUploadMs)
  ports.onSession(async (change) => {
    if (change === 'ended' && running) state.patch({ problem: recorderText.signInAgain })
    if (change === 'left') await haltHere()
    if (change !== 'started') return
    const user_id = await ports.userId().catch(() => null)
    const { store } = await open()
    const recorded = running && (await store.session(running.key))
    if (recorded && recorded.user_id !== user_id) await haltHere()
    await refreshLeftBehind()
  })

  let isFirst = true
  return {
    getState: state.getState,
    subscribe: (listener) => {
      if (isFirst) void refreshLeftBehind().catch(() => undefined)
      isFirst = false
      return state.subscribe(listener)
    },
    start,
    stop,
    recover,
    discard,
    dismiss: () => state.patch({ problem: null }),
  }
}
