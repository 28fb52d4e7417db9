import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Transcriber } from './transcriber.ts'

export interface TranscriberState {
  /** Null when none is configured or it cannot be loaded. */
  transcriber: Transcriber | null
  /** Why there is none although one is configured: Korean, ready to show. */
  problem: string | null
}

/** The transcriber as configured. Never throws: without words, meetings are still recorded. */
export const createTranscriber = async (_config: Config, _log: Logger): Promise<TranscriberState> => ({
  transcriber: null,
  problem: null,
})
