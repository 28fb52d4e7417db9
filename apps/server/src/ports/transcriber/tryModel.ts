import type { TriedModel } from './checkModel.ts'
import type { ModelFiles } from './modelFolder.ts'
import { createRecogniser, loadSherpa, recogniserRate } from './recogniser.ts'
import type { Sherpa } from './sherpa.ts'
import { createSpeakerModel } from './speakerVoice.ts'

const second = () => new Float32Array(recogniserRate)

const tryWords = (sherpa: Sherpa, files: ModelFiles) => {
  const recogniser = createRecogniser(sherpa, files)
  const stream = recogniser.createStream()
  stream.acceptWaveform({ samples: second(), sampleRate: recogniserRate })
  while (recogniser.isReady(stream)) recogniser.decode(stream)
  recogniser.getResult(stream)
}

/** A program: loads the model that its argument names and gives it a second of silence; ends with 0 when all went well. */
const sherpa = loadSherpa()
if (!sherpa) throw new Error('sherpa-onnx-node is not installed')
const model = JSON.parse(process.argv[2] ?? '') as TriedModel
if ('files' in model) tryWords(sherpa, model.files)
else createSpeakerModel(sherpa, model.speakerModel)([second()])
