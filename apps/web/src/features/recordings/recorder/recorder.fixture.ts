import { recordings } from '@crm/contract/features/recordings/recordings'
import type { RecordingSession } from '@crm/contract/features/recordings/recordings.rows'
import type { RecorderAnswer, RecorderMessage } from '@crm/contract/features/recordings/recordings.socket'
import { ApiProblem, type Call } from '@crm/contract/kit/client'
import type { KeptSession } from './kept/soundStore.ts'

export const keptSession = (change: Partial<KeptSession> = {}): KeptSession => ({
  key: 'key-1',
  user_id: 'mina',
  tab: 'tab-00000001',
  id: null,
  started_dt: '2026-03-02 10:00',
  sample_rate: 8000,
  transcriber: 'none',
  is_told: true,
  frames: 0,
  samples: 0,
  savedSamples: 0,
  takenFrames: 0,
  nextLine: 0,
  ...change,
})

/** Sound that is different everywhere: a piece in a wrong place is seen. */
export const soundOf = (from: number, to: number) =>
  new Int16Array(to - from).map((_, index) => ((from + index) * 7919) % 32_749)

/** Where the parts, one after the other, first differ from the whole; -1 when they are the same. */
export const firstDifference = (parts: ArrayLike<number>[], whole: ArrayLike<number>): number => {
  let at = 0
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 1, at += 1) if (part[index] !== whole[at]) return at
  }
  return at === whole.length ? -1 : at
}

export interface Sent {
  is_init?: string
  tab?: string
  is_update?: string
  seq?: number
  samples?: number
  note?: string
  files?: File[]
}

/** Takes calls as the server does: by number, in any order. `fail` says which calls get no answer. */
export const startServer = (
  fail: (body: Sent, count: number) => 'before' | 'after' | ApiProblem | undefined = () => undefined,
) => {
  const chunks = new Map<number, Int16Array>()
  const bodies: Sent[] = []
  const removed: number[] = []
  let isSaved = false
  const answer = (): RecordingSession => {
    let next_seq = 0
    let samples = 0
    for (; chunks.has(next_seq); next_seq += 1) samples += chunks.get(next_seq)?.length ?? 0
    const state = isSaved ? 'saved' : 'recording'
    return { id: 7, type: 'user', proj_no: null, recording_sessions: [], next_seq, samples, state, started_dt: '' }
  }
  const call = (async (endpoint: unknown, request: { params?: { id: number }; body?: Sent }) => {
    if (endpoint !== recordings.upload) {
      removed.push((request.params ?? { id: 0 }).id)
      return { state: 1, query: [] }
    }
    const { body = {} } = request
    bodies.push(body)
    const failing = fail(body, bodies.length)
    if (failing instanceof ApiProblem) throw failing
    if (failing === 'before') throw new ApiProblem(0, {})
    const [file] = body.files ?? []
    if (file && body.seq !== undefined) chunks.set(body.seq, new Int16Array((await file.arrayBuffer()).slice(44)))
    if (!body.is_init && !body.is_update) isSaved = true
    if (failing === 'after') throw new ApiProblem(0, {})
    return { state: 1, query: [answer()] }
  }) as Call
  const sound = () => {
    const parts = [...chunks].sort(([one], [other]) => one - other).map(([, samples]) => samples)
    return parts
  }
  return { call, bodies, chunks, removed, sound, isSaved: () => isSaved }
}

/** The far end of one connection: what it was sent, and how it answers. */
export class FarEnd {
  frames: number[] = []
  said: RecorderMessage[] = []
  binaryType = ''
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void

  send(data: string | ArrayBuffer) {
    if (typeof data === 'string') this.said.push(JSON.parse(data))
    else this.frames.push(new DataView(data).getUint32(0, true))
  }
  close() {
    this.onclose?.()
  }
  answer(answer: RecorderAnswer) {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }
}
