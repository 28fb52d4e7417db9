import { recording } from '@crm/contract/features/recordings/recordings.rows'
import type { RecorderAnswer } from '@crm/contract/features/recordings/recordings.socket'
import type { Logger } from 'pino'
import type { Db } from '../../../db/database.ts'
import { transcriberText } from '../../../ports/transcriber/transcriber.messages.ts'
import type { Transcriber, TranscriptPart } from '../../../ports/transcriber/transcriber.ts'
import { insertLine } from '../lines/lines.queries.ts'
import { frameAt, framesIn, msOfFrame } from './frames.ts'
import { setNextFrame } from './socket.queries.ts'

type Say = (answer: RecorderAnswer) => void

interface TranscriptOptions {
  db: Db
  log: Logger
  id: number
  sampleRate: number
  nextFrame: number
  nextLine: number
  /** Null where words come from elsewhere, or from nowhere. */
  transcriber: Transcriber | null
}

/** Longer than any sentence that a transcriber waits for before it says anything of it. */
const safeSeconds = 30
/** Lines that wait to be stored: then no more sound is taken for a while. */
const mostWaiting = 50
const longestText = 5000

/**
 * The words of one recording while it runs. It outlives a lost connection for a while, so that sound goes on where it
 * stopped. What is remembered in the database is where sound must go on for another process: after the last sentence
 * that is stored.
 */
export const createTranscript = ({ db, log, id, sampleRate, transcriber, ...from }: TranscriptOptions) => {
  let { nextFrame, nextLine } = from
  let say: Say = () => {}
  /** It takes no more sound. A transcriber that only has trouble goes on, and words come again by themselves. */
  let isDead = false
  let hasPart = false
  let safeFrame = nextFrame
  let waiting = 0
  let writes = Promise.resolve()

  const sayTrouble = (message: string) => say({ type: 'problem', code: 'transcriber_failed', message })
  const store = (work: () => Promise<unknown>) => {
    waiting++
    writes = writes
      .then(work)
      .catch((err: unknown) => log.warn({ err, recording: id }, 'a line of a recording was not stored'))
      .then(() => {
        waiting--
      })
    return writes
  }

  const take = ({ is_final, start_ms, end_ms, alternatives, voice }: TranscriptPart) => {
    const text = alternatives[0]?.text.trim().slice(0, longestText)
    if (!text) return
    const [start, end] = [Math.max(0, Math.round(start_ms)), Math.max(0, Math.round(end_ms))]
    const said = { type: 'transcript', seq: nextLine, is_final, start_ms: start, end_ms: end, alternatives } as const
    hasPart = !is_final
    if (!is_final) return say(said)
    const line = { line_no: nextLine++, start_ms: start, end_ms: end, text, voice }
    const goesOnAt = Math.min(frameAt(end, sampleRate), nextFrame)
    safeFrame = Math.max(safeFrame, goesOnAt)
    store(async () => {
      await insertLine(db, id, line)
      await setNextFrame(db, id, goesOnAt)
      say(said)
    })
  }

  const stream = transcriber?.open({
    sampleRate,
    startMs: msOfFrame(nextFrame, sampleRate),
    onPart: take,
    onProblem: sayTrouble,
  })

  return {
    isTranscribed: stream !== undefined,
    sampleRate,
    hear: (listener: Say) => {
      say = listener
    },
    position: () => ({ next_frame: nextFrame, next_line: nextLine }),
    /** Resolves when more sound may come. */
    write: async (samples: Int16Array) => {
      nextFrame++
      if (!stream || isDead) return
      if (waiting > mostWaiting) await writes
      await stream.write(samples).catch((error: unknown) => {
        log.warn({ err: error, recording: id }, 'the transcriber does not take sound')
        isDead = true
        sayTrouble(transcriberText.stopped)
      })
    },
    addLine: async (line: { seq: number; start_ms: number; end_ms: number; text: string }) => {
      const { seq: line_no, ...words } = line
      await store(() => insertLine(db, id, { line_no, ...words }))
      nextLine = Math.max(nextLine, line_no + 1)
    },
    /** Remembered for another process: what was silent for long need not be heard again. */
    remember: () => {
      if (!stream) return setNextFrame(db, id, nextFrame)
      if (!hasPart) safeFrame = Math.max(safeFrame, nextFrame - framesIn(safeSeconds, sampleRate))
      return setNextFrame(db, id, safeFrame)
    },
    end: async () => {
      if (stream && !isDead) await stream.end()
      await writes
      await setNextFrame(db, id, nextFrame)
    },
    close: async () => {
      stream?.close()
      await writes
    },
  }
}

export type Transcript = ReturnType<typeof createTranscript>

/** The longest recording, in frames. */
export const mostFrames = (sampleRate: number) => framesIn(recording.longestHours * 3600, sampleRate)
