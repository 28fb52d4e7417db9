import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createEndpointTranscriber } from './endpointTranscriber.ts'
import { createSherpaTranscriber } from './sherpaTranscriber.ts'
import { transcriberText } from './transcriber.messages.ts'
import type { Transcriber } from './transcriber.ts'

export interface TranscriberState {
  /** Null when none is configured or it cannot be loaded. */
  transcriber: Transcriber | null
  /** Why there is none although one is configured: Korean, ready to show. */
  problem: string | null
}

/** The transcriber as configured. Never throws: without words, meetings are still recorded. */
export const createTranscriber = async (config: Config, log: Logger): Promise<TranscriberState> => {
  const { modelDir, workers, endpoint } = config.transcriber
  const failed = (problem: string, detail: string) => {
    log.warn({ detail }, problem)
    return { transcriber: null, problem }
  }
  try {
    if (modelDir) {
      const made = await createSherpaTranscriber({ modelDir, workers, log })
      return 'problem' in made ? failed(made.problem, made.detail) : { transcriber: made.transcriber, problem: null }
    }
    if (endpoint) return { transcriber: await createEndpointTranscriber(endpoint, log), problem: null }
    return { transcriber: null, problem: null }
  } catch (error) {
    return failed(transcriberText.stopped, String(error))
  }
}
