import { createRequire } from 'node:module'
import type { ModelFiles } from './modelFolder.ts'
import type { OnlineRecognizer, Sherpa } from './sherpa.ts'

export const recogniserRate = 16_000

const require = createRequire(import.meta.url)

/** Null where the program is not installed: there is none for every machine. */
export const loadSherpa = (): Sherpa | null => {
  try {
    return require('sherpa-onnx-node')
  } catch {
    return null
  }
}

/** Loads a model. A broken one ends the process: `checkModel` tries it in a process of its own before. */
export const createRecogniser = (sherpa: Sherpa, files: ModelFiles): OnlineRecognizer =>
  new sherpa.OnlineRecognizer({
    featConfig: { sampleRate: recogniserRate, featureDim: 80 },
    modelConfig: { ...files, numThreads: 1, provider: 'cpu', debug: 0 },
    decodingMethod: 'greedy_search',
    enableEndpoint: 1,
    rule1MinTrailingSilence: 2.4,
    rule2MinTrailingSilence: 1.2,
    rule3MinUtteranceLength: 20,
  })
