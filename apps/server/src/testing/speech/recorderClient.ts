import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { RecorderAnswer, recordingSocketPath } from '@crm/contract/features/recordings/recordings.socket'
import { WebSocket } from 'ws'
import type { Transcriber, TranscriberOptions } from '../../ports/transcriber/transcriber.ts'

/** Sound that the fake transcriber turns into words: every frame is all of one value. */
export const frameOf = (number: number, value = number % 1000, samples: number = recording.frameSamples) => {
  const frame = Buffer.alloc(4 + samples * 2)
  frame.writeUInt32LE(number, 0)
  for (let index = 0; index < samples; index++) frame.writeInt16LE(value, 4 + index * 2)
  return frame
}

/** A browser at the other end: everything it was told, and a wait for the next of a kind. */
export const connectRecorder = async (url: string) => {
  const socket = new WebSocket(new URL(recordingSocketPath, url.replace(/^http/, 'ws')))
  const told: RecorderAnswer[] = []
  let isClosed = false
  let wake = () => {}
  socket.on('message', (data) => {
    told.push(RecorderAnswer.parse(JSON.parse(String(data))))
    wake()
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      isClosed = true
      wake()
      resolve(code)
    })
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  /** The first answer that fits, told already or later; fails when the connection ends before. */
  const until = async <Type extends RecorderAnswer['type']>(
    type: Type,
    fits: (answer: Extract<RecorderAnswer, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<RecorderAnswer, { type: Type }>> => {
    for (;;) {
      for (const answer of told)
        if (answer.type === type && fits(answer as Extract<RecorderAnswer, { type: Type }>))
          return answer as Extract<RecorderAnswer, { type: Type }>
      if (isClosed) throw new Error(`closed without ${type}: ${JSON.stringify(told)}`)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  const say = (message: object) => socket.send(JSON.stringify(message))
  return {
    socket,
    told,
    closed,
    until,
    say,
    frame: (number: number, value?: number) => socket.send(frameOf(number, value)),
    hello: (token: string, id: number, change: object = {}) =>
      say({
        ...{ type: 'hello', token, id, tab: 'the-first-tab', sample_rate: 44_100, channels: 1, bits: 16 },
        is_transcribed: true,
        ...change,
      }),
  }
}

/**
 * Hears a sentence of ten frames, and says which values they had; part of it is said after five. Silence (0) is no word.
 * `gate` holds it up, as a slow recogniser would; while there is `trouble` sentences are lost and it is said, as a service does.
 */
export const createFakeTranscriber = () => {
  const state = {
    opened: 0,
    taken: 0,
    largestWait: 0,
    waiting: 0,
    gate: Promise.resolve() as Promise<unknown>,
    trouble: '',
  }
  const open = ({ sampleRate, startMs, onPart, onProblem }: TranscriberOptions) => {
    state.opened++
    let heard: number[] = []
    let samples = 0
    let isOpen = true
    const ms = (at: number) => startMs + (at * 1000) / sampleRate
    const say = (is_final: boolean) => {
      if (!heard.length || !isOpen) return
      const text = heard.join(' ')
      const start_ms = ms(samples - heard.length * recording.frameSamples)
      if (state.trouble && is_final) {
        heard = []
        return onProblem(state.trouble)
      }
      onPart({ is_final, start_ms, end_ms: ms(samples), alternatives: [{ text }] })
      if (is_final) heard = []
    }
    return {
      write: async (sound: Int16Array) => {
        state.waiting++
        state.largestWait = Math.max(state.largestWait, state.waiting)
        await state.gate
        state.waiting--
        state.taken++
        samples += sound.length
        if (sound[0]) heard.push(sound[0])
        if (heard.length === 5) say(false)
        if (heard.length === 10) say(true)
      },
      end: async () => say(true),
      close: () => {
        isOpen = false
      },
    }
  }
  const transcriber: Transcriber = { kind: 'sherpa', hasSpeakers: false, open, close: async () => {} }
  return { transcriber, state }
}
