import type { TranscriberKind } from '@crm/contract/features/recordings/recordings.rows'

/** A recording as this browser keeps it until the server has all of it. */
export interface KeptSession {
  /** Made at random; also the end of `tab`. */
  key: string
  /** Whose it is: several people may use one browser. */
  user_id: string
  /** Whoever finishes it says the key that began it, so that the server knows its one writer. */
  tab: string
  id: number | null
  started_dt: string
  sample_rate: number
  transcriber: TranscriberKind
  proj_no?: number
  is_told: boolean
  /** Kept so far; only the last frame of a recording is short. */
  frames: number
  samples: number
  /** What the server has acknowledged without a gap. */
  savedSamples: number
  /** Frames that have been turned into words. */
  takenFrames: number
  /** The number of the browser recogniser's next sentence. */
  nextLine: number
}

/** About three seconds of sound: whole frames from number `frame` on. */
export interface SoundPart {
  frame: number
  samples: Int16Array<ArrayBuffer>
}

export interface KeptLine {
  seq: number
  start_ms: number
  end_ms: number
  text: string
}

/** What is recorded lies here before anything else is done with it. */
export interface SoundStore {
  sessions: () => Promise<KeptSession[]>
  session: (key: string) => Promise<KeptSession | undefined>
  /** Adds or replaces. */
  putSession: (session: KeptSession) => Promise<void>
  updateSession: (key: string, change: Partial<Omit<KeptSession, 'key'>>) => Promise<void>
  /** Keeps the part and counts it in its session, both or neither. */
  addPart: (key: string, part: SoundPart) => Promise<void>
  /** The part that holds the frame. */
  partAt: (key: string, frame: number) => Promise<SoundPart | undefined>
  /** Deletes parts whose frames all come before `frame`. */
  dropParts: (key: string, frame: number) => Promise<void>
  addLine: (key: string, line: KeptLine) => Promise<void>
  lines: (key: string) => Promise<KeptLine[]>
  dropLines: (key: string, beforeSeq: number) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** The session after a part was added to it. */
export const countPart = (session: KeptSession, { samples }: SoundPart, frameSamples: number): KeptSession => ({
  ...session,
  frames: session.frames + Math.ceil(samples.length / frameSamples),
  samples: session.samples + samples.length,
})
