import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { checkModel } from './checkModel.ts'
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
  /** Words come without it, too: a model that cannot be used is only named. */
  const provedSpeakerModel = async () => {
    const { speakerModel } = config.transcriber
    if (!speakerModel) return null
    const fault = await checkModel({ speakerModel })
    if (!fault) return speakerModel
    log.warn({ detail: fault.detail }, transcriberText.brokenSpeakerModel)
    return null
  }
  try {
    if (modelDir) {
      const made = await createSherpaTranscriber({ modelDir, speakerModel: await provedSpeakerModel(), workers, log })
      return 'problem' in made ? failed(made.problem, made.detail) : { transcriber: made.transcriber, problem: null }
    }
    if (endpoint) {
      const speakerModel = await provedSpeakerModel()
      return { transcriber: await createEndpointTranscriber(endpoint, log, { speakerModel }), problem: null }
    }
    return { transcriber: null, problem: null }
  } catch (error) {
    return failed(transcriberText.stopped, String(error))
  }
}
