/** A piece of a sentence that may still change, or a whole sentence. Times count from the beginning of the recording. */
export interface TranscriptPart {
  is_final: boolean
  start_ms: number
  end_ms: number
  alternatives: { text: string }[]
  /** The direction of the voice that said a whole sentence, where a speaker model tells it. */
  voice?: number[] | undefined
}

export interface TranscriberStream {
  /** Takes mono samples of 16 bits; resolves when it can take more (back-pressure). One call after the other. */
  write: (samples: Int16Array) => Promise<void>
  /** No more sound: resolves after the last part was given. */
  end: () => Promise<void>
  /** Gives up: nothing is given any more. */
  close: () => void
}

export interface TranscriberOptions {
  sampleRate: number
  /** Where in the recording the first sample is. */
  startMs: number
  onPart: (part: TranscriptPart) => void
  /** Korean, ready to show. Said once for each trouble; the stream goes on taking sound. */
  onProblem: (message: string) => void
}

/** Turns sound into words: one for a node, any number of streams at once. */
export interface Transcriber {
  kind: 'sherpa' | 'endpoint'
  /** Whether voices are told apart. */
  hasSpeakers: boolean
  open: (options: TranscriberOptions) => TranscriberStream
  close: () => Promise<void>
}
