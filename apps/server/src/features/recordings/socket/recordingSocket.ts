import type { Server as HttpServer } from 'node:http'
import { type RecorderAnswer, recordingSocketPath } from '@crm/contract/features/recordings/recordings.socket'
import type { Logger } from 'pino'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Db } from '../../../db/database.ts'
import type { Actors } from '../../../http/caller/actors.ts'
import type { Transcriber } from '../../../ports/transcriber/transcriber.ts'
import type { Publisher } from '../../../realtime/publisher.ts'
import { refreshText } from '../lines/lines.queries.ts'
import { splitParagraphs } from '../lines/lines.service.ts'
import { recordingsText } from '../recordings.messages.ts'
import { publishChange } from '../sessions/requireSession.ts'
import { admitRecorder, type Hello, type Problem, recheckRecorder } from './admission.ts'
import { createConnection } from './connection.ts'
import { findProgress } from './socket.queries.ts'
import { createTranscript, type Transcript } from './transcript.ts'

interface RecordingSocketOptions {
  http: HttpServer
  db: Db
  actors: Actors
  log: Logger
  publisher: Publisher
  transcriber: Transcriber | null
}

const helloMs = 5000
/** How often a connection shows that its tab records, and is checked. */
const recheckMs = 10_000
/** How long words wait for a connection that was lost. */
const waitMs = 60_000
/** A frame, or the longest line. */
const mostBytes = 32 * 1024
const mostPending = 4
const restarting = 1012

interface Open {
  transcript: Transcript
  socket: WebSocket | undefined
  /** The tab that may come back to it. */
  tab: string
  forget: ReturnType<typeof setTimeout> | undefined
}

const bytesOf = (data: RawData) =>
  Buffer.isBuffer(data) ? data : Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)

/** `/ws/recording` on the node's own HTTP server, beside Socket.IO: sound comes in, words go out and are stored. */
export const createRecordingSocket = ({ http, db, actors, log, publisher, transcriber }: RecordingSocketOptions) => {
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false })
  const running = new Map<number, Open>()
  const rechecks = new Map<WebSocket, { user_no: number; recheck: () => Promise<void> }>()
  let isClosing = false

  http.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== recordingSocketPath) return
    if (isClosing) return void socket.destroy()
    server.handleUpgrade(request, socket, head, (opened) => connect(opened))
  })
  actors.onChange((user_no) => {
    for (const one of rechecks.values()) if (user_no === undefined || one.user_no === user_no) void one.recheck()
  })

  const letGo = (id: number) => {
    const open = running.get(id)
    running.delete(id)
    clearTimeout(open?.forget)
    return open?.transcript.close()
  }

  /** The same tab goes on where it stopped, also while its lost connection still seems to be open. */
  const resume = async ({ id, tab, sample_rate, is_transcribed }: Hello, socket: WebSocket) => {
    const there = running.get(id)
    if (there) {
      clearTimeout(there.forget)
      there.socket?.terminate()
      if (there.tab === tab && there.transcript.isTranscribed === (is_transcribed && transcriber !== null)) {
        there.socket = socket
        return there.transcript
      }
      await letGo(id)
    }
    const { next_frame, next_line } = await findProgress(db, id)
    const transcript = createTranscript({
      ...{ db, log, id, sampleRate: sample_rate, nextFrame: next_frame, nextLine: next_line },
      transcriber: is_transcribed ? transcriber : null,
    })
    running.set(id, { transcript, socket, tab, forget: undefined })
    return transcript
  }

  const complete = async (id: number) => {
    await letGo(id)
    const { state } = await findProgress(db, id)
    if (state === 'saved') await splitParagraphs(db, id)
    await refreshText(db, id)
    await publishChange({ db, publish: publisher.publish }, id)
  }

  const connect = (socket: WebSocket) => {
    let hello: Hello | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const say = (answer: RecorderAnswer) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(answer))
    }
    const begin = async (message: Hello): Promise<Transcript | Problem> => {
      clearTimeout(patience)
      const admitted = await admitRecorder(db, actors, message)
      if ('code' in admitted) return admitted
      hello = message
      const transcript = await resume(message, socket)
      transcript.hear(say)
      timer = setInterval(recheck, recheckMs)
      rechecks.set(socket, { user_no: admitted.actor.user_no, recheck })
      return transcript
    }
    const connection = createConnection({
      ...{ say, begin },
      close: () => socket.close(),
      complete: async () => hello && complete(hello.id),
    })
    const recheck = async () => {
      if (!hello) return
      try {
        const problem = await recheckRecorder(db, actors, hello)
        await connection.transcript()?.remember()
        if (problem) connection.refuse(problem)
      } catch (err) {
        // The database may be away for a moment: the next check says more.
        log.warn({ err }, 'recheck of a recording')
      }
    }
    const patience = setTimeout(
      () => connection.refuse({ code: 'not_signed_in', message: recordingsText.noHello }),
      helloMs,
    )

    // One message after the other; while some wait, nothing more is read from the line.
    let handled = Promise.resolve()
    let pending = 0
    socket.on('message', (data, isBinary) => {
      if (++pending === mostPending) socket.pause()
      handled = handled
        .then(() => connection.handle(bytesOf(data), isBinary))
        .catch((err: unknown) => {
          log.warn({ err }, 'a message of a recording')
          socket.close(restarting)
        })
        .then(() => {
          if (--pending === 0 && socket.isPaused) socket.resume()
        })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(patience)
      clearInterval(timer)
      rechecks.delete(socket)
      const open = hello && running.get(hello.id)
      if (!hello || open?.socket !== socket) return
      const { id } = hello
      open.socket = undefined
      open.transcript.hear(() => {})
      void open.transcript.remember().catch(() => {})
      open.forget = setTimeout(() => void letGo(id), waitMs)
      open.forget.unref()
    })
  }

  return {
    count: () => server.clients.size,
    close: async () => {
      isClosing = true
      for (const socket of server.clients) socket.close(restarting, 'restart')
      for (const [id, { transcript }] of [...running]) {
        await transcript.remember().catch(() => {})
        await letGo(id)
      }
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}
