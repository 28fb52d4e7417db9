import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { isRefusal } from './captureMessage.ts'
import { createFrameKeeper } from './kept/frameKeeper.ts'
import type { KeptSession, SoundStore } from './kept/soundStore.ts'
import { roomFor } from './kept/storageRoom.ts'
import { withWords } from './liveWords.ts'
import type { Microphone } from './microphone.ts'
import { recorderText } from './recorder.messages.ts'
import type { RecorderPorts } from './recorderPorts.ts'
import type { RecorderStore } from './recorderState.ts'
import { createRecordingSocket } from './recordingSocket.ts'
import { pendingChunks, type Uploader } from './uploader.ts'
import { type BrowserListener, listenInBrowser } from './words/browserRecogniser.ts'

interface RunningOptions {
  ports: RecorderPorts
  state: RecorderStore
  store: SoundStore
  uploader: Uploader
  session: KeptSession
  microphone: Microphone
  /** It cannot go on: the server refused it, or it is as long as a recording may be. */
  onMustEnd: (problem: string | null) => void
}

const roomCheckMs = 60_000

/** One recording from its first sample to its last: sound to the store, from there to the server; words to the screen. */
export const runRecording = (options: RunningOptions) => {
  const { ports, state, store, uploader, session, microphone, onMustEnd } = options
  const { key, sample_rate, transcriber } = session
  let samples = 0
  let browser: Promise<BrowserListener | null> = Promise.resolve(null)
  let nextLine = 0
  let wordsProblem: string | null = null
  let keepingLines = Promise.resolve()
  const elapsed = () => Math.round((samples / sample_rate) * 1000)

  const upload = async () => {
    const running = await uploader.uploadWhole(key).catch((problem: unknown) => problem)
    if (isRefusal(running)) state.patch({ problem: running.message })
  }

  /** Said once, not every minute. */
  let knownRoom: ReturnType<typeof roomFor> = 'enough'
  const checkRoom = async () => {
    const minutes = await ports.roomLeft(sample_rate)
    const room = roomFor(minutes)
    const isNews = room !== knownRoom
    knownRoom = room
    if (room === 'enough') return
    const problem = room === 'full' ? recorderText.storageFull : recorderText.storageSoonFull(minutes ?? 0)
    if (isNews) state.patch({ problem })
    // What has arrived at the server makes room here.
    await upload()
  }

  const showPending = async () => {
    const kept = await store.session(key)
    if (kept) state.patch({ pendingChunks: pendingChunks(kept) })
  }

  const keeper = createFrameKeeper({
    store,
    key,
    sampleRate: sample_rate,
    onFrame: (count, level) => {
      samples = count
      state.patch({ elapsedMs: elapsed(), level })
      if (elapsed() >= recording.longestHours * 3_600_000) onMustEnd(null)
    },
    onKept: () => {
      void socket.pump()
      void showPending()
    },
    onProblem: () => {
      state.patch({ problem: recorderText.storageFull })
      void upload()
    },
  })

  const register = async () => {
    try {
      const id = await uploader.register(key)
      state.patch({ id })
      return id
    } catch (problem) {
      if (isRefusal(problem)) onMustEnd(problem.message)
      throw problem
    }
  }

  const socket = createRecordingSocket({
    store,
    key,
    open: ports.openSocket,
    token: ports.token,
    register,
    onConnection: (connection) =>
      state.patch({ connection: connection === 'live' || ports.isOnline() ? connection : 'offline' }),
    onWords: ({ seq, is_final, start_ms, alternatives: [best] }) => {
      state.patch({ words: withWords(state.getState().words, { seq, is_final, start_ms, text: best?.text ?? '' }) })
      // Words come again: what was said about them is over.
      if (wordsProblem && state.getState().problem === wordsProblem) state.patch({ problem: null })
      wordsProblem = null
    },
    onProblem: ({ code, message }) => {
      if (code === 'transcriber_failed') wordsProblem = message
      if (code === 'other_tab' || code === 'too_long') onMustEnd(message)
      else if (code !== 'gap') state.patch({ problem: code === 'not_signed_in' ? recorderText.signInAgain : message })
    },
  })

  const listen = () => {
    const recogniser = ports.recogniser()
    if (!recogniser) {
      state.patch({ problem: recorderText.recogniserMissing })
      return null
    }
    const show = (start_ms: number, text: string, is_final: boolean) =>
      state.patch({ words: withWords(state.getState().words, { seq: nextLine, is_final, start_ms, text }) })
    return listenInBrowser({
      recogniser,
      now: elapsed,
      onPartial: ({ start_ms, text }) => show(start_ms, text, false),
      onSentence: (sentence) => {
        show(sentence.start_ms, sentence.text, true)
        const line = { seq: nextLine, ...sentence }
        nextLine += 1
        keepingLines = keepingLines.then(() => store.addLine(key, line)).catch(() => undefined)
        void keepingLines.then(socket.pump)
      },
      onRefused: () => state.patch({ problem: recorderText.recogniserDenied }),
    })
  }

  microphone.listen(keeper.add)
  if (transcriber === 'browser') browser = Promise.resolve(listen()).catch(() => null)
  void checkRoom()
  const timers = [setInterval(upload, recording.uploadEveryMs), setInterval(checkRoom, roomCheckMs)]
  const unlisten = [ports.onHidden(() => void keeper.flush()), ports.onOnline(() => void upload())]

  /** No more sound: everything that was recorded is in the store afterwards. */
  const halt = async () => {
    for (const timer of timers) clearInterval(timer)
    for (const off of unlisten) off()
    await microphone.stop()
    await (await browser)?.stop()
    await keepingLines
    const isKept = await keeper.finish()
    // What the server takes makes room for the rest.
    if (!isKept) await upload().then(keeper.finish)
  }

  return {
    key,
    halt,
    /** Waits for the last words, where there are any. */
    finishWords: () => (transcriber === 'none' ? Promise.resolve(true) : socket.finish()),
    close: () => socket.close(),
    samples: () => samples,
  }
}
export type RunningRecording = ReturnType<typeof runRecording>
