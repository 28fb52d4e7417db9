import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { RecorderAnswer, type RecorderMessage } from '@crm/contract/features/recordings/recordings.socket'
import type { SoundStore } from './kept/soundStore.ts'
import { frameMessage } from './samples.ts'

type Answer<Type extends RecorderAnswer['type']> = Extract<RecorderAnswer, { type: Type }>

export interface SocketOptions {
  store: SoundStore
  key: string
  /** A new connection to `/ws/recording`. */
  open: () => WebSocket
  /** Read anew for each connection, because tokens are renewed; null while nobody is signed in. */
  token: () => string | null
  /** Asks the server for the session's number, where it has none yet. */
  register: () => Promise<unknown>
  onConnection: (connection: 'live' | 'reconnecting') => void
  onWords: (words: Answer<'transcript'>) => void
  onProblem: (problem: Answer<'problem'>) => void
}

/** After these, trying again would be refused again. */
const endsForGood = ['not_found', 'other_tab', 'wrong_format', 'too_long'] as const
const isFinal = (code: Answer<'problem'>['code']) => endsForGood.some((final) => final === code)

/** Where the server makes no words after all, no sound is kept for them. */
const noneLeft = Number.MAX_SAFE_INTEGER

/**
 * Carries kept sound and the browser's own sentences to the server. It reads both from the store only, from where the
 * server says it goes on, so a lost connection makes no gap and no double.
 */
export const createRecordingSocket = (options: SocketOptions) => {
  const { store, key, open, token, register, onConnection, onWords, onProblem } = options
  let socket: WebSocket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let isReady = false
  /** Words were asked for, and the server makes them. */
  let isWanted = false
  let isTranscribed = false
  let isClosed = false
  /** The first that is not sent, and the first that is not acknowledged. */
  let nextFrame = 0
  let takenFrames = 0
  let nextLine = 0
  let takenLines = 0
  /** Set by `finish`: tells whether the transcript is whole. */
  let finished: ((isWhole: boolean) => void) | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isStopSent = false
  let pumping = Promise.resolve()

  const send = (message: RecorderMessage) => socket?.send(JSON.stringify(message))

  const end = (isWhole: boolean) => {
    clearTimeout(waiting)
    finished?.(isWhole)
    finished = undefined
  }

  /** The wait for the last words begins anew with every sign that the server goes on. */
  const waitOn = () => {
    if (!finished) return
    clearTimeout(waiting)
    waiting = setTimeout(() => end(false), recording.completeMs)
  }

  const sendLines = async () => {
    for (const line of await store.lines(key)) {
      if (line.seq < nextLine) continue
      send({ type: 'line', ...pickLine(line) })
      nextLine = line.seq + 1
    }
  }

  const sendFrames = async (frames: number) => {
    const limit = () => Math.min(frames, takenFrames + recording.mostUnacknowledged)
    while (isReady && isTranscribed && nextFrame < limit()) {
      const part = await store.partAt(key, nextFrame)
      if (!part || !isReady) return
      const count = Math.ceil(part.samples.length / recording.frameSamples)
      if (nextFrame >= part.frame + count) return
      for (; nextFrame < Math.min(part.frame + count, limit()); nextFrame += 1) {
        const from = (nextFrame - part.frame) * recording.frameSamples
        socket?.send(frameMessage(nextFrame, part.samples.subarray(from, from + recording.frameSamples)))
      }
    }
  }

  const sendAll = async () => {
    const session = await store.session(key)
    if (!isReady || !session) return
    await sendLines()
    await sendFrames(session.frames)
    const isAllSent = !isTranscribed || nextFrame >= session.frames
    if (!finished || isStopSent || !isReady || !isAllSent) return
    isStopSent = true
    send({ type: 'stop', frames: isTranscribed ? session.frames : 0 })
  }

  /** One after the other: two at once would send a frame twice. A store that cannot be read is tried again with the next frames. */
  const pump = () => {
    pumping = pumping.then(sendAll).catch(() => undefined)
    return pumping
  }

  const taken = async (answer: Answer<'taken' | 'ready'>) => {
    takenFrames = answer.next_frame
    takenLines = answer.next_line
    waitOn()
    if (isWanted) await store.updateSession(key, { takenFrames: isTranscribed ? takenFrames : noneLeft })
    await store.dropLines(key, takenLines)
    await pump()
  }

  const hear = (answer: RecorderAnswer) => {
    if (answer.type === 'ready') {
      isReady = true
      isTranscribed = answer.is_transcribed
      nextFrame = answer.next_frame
      nextLine = answer.next_line
      onConnection('live')
      return taken(answer)
    }
    if (answer.type === 'taken') return taken(answer)
    if (answer.type === 'complete') return end(true)
    waitOn()
    if (answer.type === 'transcript') return onWords(answer)
    if (isFinal(answer.code)) close()
    onProblem(answer)
    return pump()
  }

  const connect = async () => {
    const isRegistered = token() !== null && (await register().then(Boolean, () => false))
    const session = await store.session(key)
    const current = token()
    if (isClosed) return
    if (!isRegistered || !session || session.id === null || current === null) return later()
    isWanted = session.transcriber === 'server'
    const opened = open()
    socket = opened
    opened.binaryType = 'arraybuffer'
    const hello: RecorderMessage = {
      type: 'hello',
      token: current,
      id: session.id,
      tab: session.tab,
      sample_rate: session.sample_rate,
      channels: 1,
      bits: 16,
      is_transcribed: isWanted,
    }
    opened.onopen = () => opened.send(JSON.stringify(hello))
    opened.onmessage = ({ data }) => {
      const answer = RecorderAnswer.safeParse(JSON.parse(String(data)))
      if (answer.success && socket === opened) void hear(answer.data)
    }
    opened.onclose = () => {
      if (socket !== opened) return
      isReady = false
      isStopSent = false
      if (!isClosed) later()
    }
  }

  const later = () => {
    if (isClosed) return
    onConnection('reconnecting')
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), recording.reconnectMs)
  }

  const close = () => {
    isClosed = true
    isReady = false
    clearTimeout(retry)
    socket?.close()
    end(false)
  }

  void connect()

  return {
    /** Something new is in the store. */
    pump,
    /** No more sound comes: resolves when the transcript is whole, or after five seconds without a sign of progress. */
    finish: () => {
      if (isClosed) return Promise.resolve(false)
      const done = new Promise<boolean>((resolve) => {
        finished = resolve
      })
      waitOn()
      void pump()
      return done
    },
    close,
  }
}
export type RecordingSocket = ReturnType<typeof createRecordingSocket>

const pickLine = ({ seq, start_ms, end_ms, text }: Omit<Extract<RecorderMessage, { type: 'line' }>, 'type'>) => ({
  seq,
  start_ms,
  end_ms,
  text,
})
